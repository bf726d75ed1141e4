import { DISTRICTS } from './districts.js';

/**
 * Names of one city, old and new, long and short. The gazetteer knows one of them, but people type any.
 * Indian renamings are those notified by the state governments up to 2025.
 */
const INDIA = `
Bengaluru, Bangalore, Bangaluru, Bengalooru | Mumbai, Bombay | Kolkata, Calcutta | Chennai, Madras | Gurgaon, Gurugram | Pune, Poona
Vadodara, Baroda | Thiruvananthapuram, Trivandrum | Cochin, Kochi, Ernakulam | Kozhikode, Calicut | Mysore, Mysuru
Varanasi, Benares, Banaras, Kashi | Allahabad, Prayagraj, Prayag, Ilahabad | Puducherry, Pondicherry, Pondy
Mangalore, Mangaluru | Hubli, Hubballi | Belgaum, Belagavi | Gulbarga, Kalaburagi | Bellary, Ballari
Bijapur, Vijayapura | Shimoga, Shivamogga | Tumkur, Tumakuru | Davangere, Davanagere | Hospet, Hosapete
Tiruchirappalli, Trichy, Trichinopoly | Tanjore, Thanjavur | Thoothukudi, Tuticorin | Ooty, Udhagamandalam, Ootacamund
Visakhapatnam, Vizag, Waltair | Vijayawada, Bezwada | Rajahmundry, Rajamahendravaram | Alappuzha, Alleppey
Kollam, Quilon | Thrissur, Trichur | Palghat, Palakkad | Kannur, Cannanore | Kanpur, Cawnpore | Jabalpur, Jubbulpore
Shimla, Simla | Guwahati, Gauhati | Panaji, Panjim | Nashik, Nasik | Osmanabad, Dharashiv | Hoshangabad, Narmadapuram
Bhubaneshwar, Bhubaneswar | Thane, Thana | Jamshedpur, Tatanagar | Haora, Howrah | Barddhaman, Burdwan, Bardhaman
Ahmedabad, Ahmadabad, Amdavad | Mahesana, Mehsana | Bharuch, Broach | Khambhat, Cambay | Coimbatore, Kovai
Kanchipuram, Conjeevaram | Machilipatnam, Masulipatnam | Cuddapah, Kadapa | Dehra Dun, Dehradun | Haridwar, Hardwar
Hisar, Hissar | Jalandhar, Jullundur | Bathinda, Bhatinda | Raurkela, Rourkela | Brahmapur, Berhampur
Solapur, Sholapur | New Delhi, Nai Dilli, Newdelhi | Navi Mumbai, Navimumbai, New Bombay | Delhi, Dilli, Old Delhi | Mormugao, Marmagao | Madgaon, Margao
Aurangabad, Chhatrapati Sambhajinagar, Sambhajinagar, Sambhaji Nagar | Ahmednagar, Ahilyanagar, Ahmadnagar
Thanesar, Kurukshetra | Ferozepore, Firozpur, Ferozepur | Dhulia, Dhule | Chingleput, Chengalpattu | Koch Bihar, Cooch Behar
Ellore, Eluru | Virar, Vasai Virar | Dharamsala, Dharamshala | Mughal Sarai, Mughalsarai, Deen Dayal Upadhyaya Nagar
Dharwad, Dharwar | Malda, Maldah, English Bazar, Ingraj Bazar | Monghyr, Munger | Gonda City, Gonda | Robertsganj, Sonbhadra | Oros, Sindhudurg, Sindhudurgnagari | Nala Sopara, Nalasopara, Nallasopara | Punch, Poonch | Closepet, Ramanagaram, Ramanagara | Kanyakumari, Cape Comorin
Visakhapatnam, Vizagapatam | Ramanathapuram, Ramnad | Baharampur, Berhampore | Tirunelveli, Tinnevelly, Palamcottah, Palayamkottai | Negapatam, Nagapattinam, Nagappattinam
Kakinada, Cocanada | Srikakulam, Chicacole | Shrirangapattana, Srirangapatna, Srirangapattana, Seringapatam | Kodungallur, Cranganore | Badagara, Vadakara | Valsad, Bulsar
Kheda, Kaira | Mathura, Muttra | Chandannagar, Chandernagore, Chandernagar | Barrackpore, Barakpur | Balasore, Baleshwar, Baleswar | Kendujhar, Keonjhar | Ambala, Umballa
Port Blair, Sri Vijaya Puram | Vasco da Gama, Vasco | Bhilai, Bhilai Nagar | Sopur, Sopore | Shupiyan, Shopian | Luckeesarai, Lakhisarai | Beed, Bid | Dohad, Dahod
Dhaulpur, Dholpur | Nowrangapur, Nabarangpur, Nabarangapur | Neemuch, Nimach | Bokaro Steel City, Bokaro | Bangaon, Bongaon | Mapuca, Mapusa | Nagaon, Nowgong
Virar, Bassein | Contai, Kanthi | Sivasagar, Sibsagar | Mokameh, Mokama | Baud, Boudh | Harda Khas, Harda | Bhinga, Shravasti | Disa, Deesa
Pimpri, Pimpri Chinchwad, PCMC | Tellicherry, Thalassery | Nagar Karnul, Nagarkurnool | Lumding Railway Colony, Lumding | Hugli, Chinsurah | Idukki, Painavu`;

/** The names in the scripts of India, as the states themselves write their cities. */
const IN_OTHER_SCRIPTS = `
Delhi, दिल्ली, देहली, दहली, ਦਿੱਲੀ, দিল্লি, دہلی | New Delhi, नई दिल्ली, नयी दिल्ली | Mumbai, मुंबई, मुम्बई, बंबई, बम्बई, મુંબઈ | Kolkata, कोलकाता, कलकत्ता, কলকাতা
Chennai, चेन्नई, चेन्नै, मद्रास, சென்னை, చెన్నై, চেন্নাই | Bengaluru, बेंगलुरु, बेंगलुरू, बेंगलूर, बैंगलोर, बंगलौर, बेंगळूरु, ಬೆಂಗಳೂರು, பெங்களூர், பெங்களூரு, బెంగళూరు
Secunderabad, सिकंदराबाद, सिकन्दराबाद, సికింద్రాబాద్ | Hyderabad, हैदराबाद, హైదరాబాద్, ஹைதராபாத், حیدرآباد | Ahmedabad, अहमदाबाद, અમદાવાદ | Pune, पुणे, पूना | Surat, सूरत, સુરત | Jaipur, जयपुर | Lucknow, लखनऊ, लखनउ
Kanpur, कानपुर | Nagpur, नागपुर | Indore, इंदौर, इन्दौर | Thane, ठाणे, थाने | Bhopal, भोपाल | Visakhapatnam, विशाखापत्तनम, विशाखापट्टनम, విశాఖపట్నం, వైజాగ్
Patna, पटना | Vadodara, वडोदरा, बड़ौदा, વડોદરા | Ghaziabad, गाजियाबाद, ग़ाज़ियाबाद | Ludhiana, लुधियाना, ਲੁਧਿਆਣਾ | Agra, आगरा | Nashik, नासिक, नाशिक
Faridabad, फरीदाबाद, फ़रीदाबाद | Meerut, मेरठ | Rajkot, राजकोट, રાજકોટ | Varanasi, वाराणसी, बनारस, काशी | Srinagar, श्रीनगर | Aurangabad, औरंगाबाद, छत्रपति संभाजीनगर
Dhanbad, धनबाद | Amritsar, अमृतसर, ਅੰਮ੍ਰਿਤਸਰ | Navi Mumbai, नवी मुंबई | Allahabad, इलाहाबाद, प्रयागराज | Ranchi, रांची, राँची | Haora, हावड़ा, হাওড়া
Coimbatore, कोयंबटूर, கோயம்புத்தூர், கோவை | Jabalpur, जबलपुर | Gwalior, ग्वालियर | Vijayawada, विजयवाड़ा, విజయవాడ | Jodhpur, जोधपुर | Madurai, मदुरै, மதுரை
Raipur, रायपुर | Kota, कोटा | Guwahati, गुवाहाटी, গুৱাহাটী | Chandigarh, चंडीगढ़, चंडीगढ, चण्डीगढ़, ਚੰਡੀਗੜ੍ਹ | Solapur, सोलापुर, सोलापूर | Bareilly, बरेली | Moradabad, मुरादाबाद
Mysore, मैसूर, मैसूरु, ಮೈಸೂರು | Gurgaon, गुड़गांव, गुड़गाँव, गुरुग्राम | Aligarh, अलीगढ़ | Jalandhar, जालंधर, ਜਲੰਧਰ | Bhubaneshwar, भुवनेश्वर, ଭୁବନେଶ୍ୱର | Salem, சேலம்
Warangal, వరంగల్, वारंगल | Guntur, గుంటూరు | Gorakhpur, गोरखपुर | Bikaner, बीकानेर | Noida, नोएडा | Jamshedpur, जमशेदपुर, टाटानगर | Cuttack, कटक, କଟକ
Thiruvananthapuram, तिरुवनंतपुरम, തിരുവനന്തപുരം | Cochin, कोच्चि, കൊച്ചി, എറണാകുളം | Kozhikode, कोझिकोड, കോഴിക്കോട് | Dehra Dun, देहरादून | Ajmer, अजमेर | Ujjain, उज्जैन
Jhansi, झांसी, झाँसी | Jammu, जम्मू | Mangalore, मंगलौर, ಮಂಗಳೂರು | Udaipur, उदयपुर | Siliguri, सिलीगुड़ी, শিলিগুড়ি | Shimla, शिमला | Haridwar, हरिद्वार | Rishikesh, ऋषिकेश
Mathura, मथुरा | Gaya, गया | Bilaspur, बिलासपुर | Kolhapur, कोल्हापुर, कोल्हापूर | Panaji, पणजी | Puducherry, पुडुचेरी, पांडिचेरी, புதுச்சேரி | Tirupati, तिरुपति, తిరుపతి
Muzaffarpur, मुजफ्फरपुर, मुज़फ़्फ़रपुर | Bhagalpur, भागलपुर | Darbhanga, दरभंगा | Saharanpur, सहारनपुर | Ayodhya, अयोध्या | Rohtak, रोहतक | Hisar, हिसार | Panipat, पानीपत | Ambala, अंबाला
Karnal, करनाल | Sonipat, सोनीपत | Patiala, पटियाला, ਪਟਿਆਲਾ | Alwar, अलवर | Sikar, सीकर | Rewa, रीवा | Satna, सतना | Sagar, सागर | Durg, दुर्ग | Bhilai, भिलाई | Bokaro, बोकारो
Imphal, इंफाल | Agartala, अगरतला, আগরতলা | Shillong, शिलांग | Aizawl, आइजोल | Gangtok, गंगटोक | Amravati, अमरावती | Akola, अकोला | Nanded, नांदेड़, नांदेड | Latur, लातूर
Sangli, सांगली | Jalgaon, जलगांव, जळगाव | Ahmednagar, अहमदनगर, अहिल्यानगर | Satara, सातारा | Tiruchirappalli, திருச்சி, திருச்சிராப்பள்ளி | Hubli, हुबली, ಹುಬ್ಬಳ್ಳಿ | Leh, लेह
Erode, ஈரோடு | Tirunelveli, திருநெல்வேலி | Vellore, வேலூர் | Tanjore, தஞ்சாவூர் | Tiruppur, திருப்பூர் | Nagercoil, நாகர்கோவில் | Thoothukudi, தூத்துக்குடி`;

const ELSEWHERE: Readonly<Record<string, string>> = {
  BD: 'Dhaka, Dacca',
  CN: 'Beijing, Peking',
  DE: 'Munich, München, Muenchen',
  GB: 'London, Londres',
  IT: 'Rome, Roma',
  MM: 'Yangon, Rangoon',
  NP: 'Kathmandu, काठमांडू',
  RU: 'Saint Petersburg, St Petersburg, Leningrad',
  SA: 'Mecca, Makkah',
  UA: 'Kyiv, Kiev',
  US: 'New York City, New York, NYC, Newyork',
  VN: 'Ho Chi Minh City, Saigon',
};

/** Cities the gazetteer lacks under any name, with the position of their centre. */
export const MISSING_CITIES = [
  { id: -1, name: 'Kanyakumari', country: 'IN', region: '25', population: 30_000, lat: 8.0883, lng: 77.5385 },
  { id: -2, name: 'Ahmednagar', country: 'IN', region: '16', population: 350_000, lat: 19.0952, lng: 74.7496 },
  { id: -3, name: 'Ayodhya', country: 'IN', region: '36', population: 220_000, lat: 26.799, lng: 82.204 },
  // The town has few inhabitants and many visitors. The population stands higher, because it decides between namesakes.
  { id: -5, name: 'Manali', country: 'IN', region: '11', population: 100_000, lat: 32.2396, lng: 77.1887 },
  { id: -6, name: 'Faizabad', country: 'IN', region: '36', population: 165_000, lat: 26.775, lng: 82.147 },
  { id: -7, name: 'Bodh Gaya', country: 'IN', region: '34', population: 38_000, lat: 24.696, lng: 84.99 },
  { id: -8, name: 'Etah', country: 'IN', region: '36', population: 118_000, lat: 27.559, lng: 78.663 },
  { id: -9, name: 'Barabanki', country: 'IN', region: '36', population: 146_000, lat: 26.926, lng: 81.191 },
  { id: -10, name: 'Mahesana', country: 'IN', region: '09', population: 190_000, lat: 23.6, lng: 72.38 },
  { id: -11, name: 'Thodupuzha', country: 'IN', region: '13', population: 52_000, lat: 9.896, lng: 76.718 },
  { id: -12, name: 'Serampore', country: 'IN', region: '28', population: 181_000, lat: 22.752, lng: 88.342 },
  { id: -13, name: 'Baripada', country: 'IN', region: '21', population: 116_000, lat: 21.935, lng: 86.725 },
  { id: -14, name: 'Kendujhar', country: 'IN', region: '21', population: 60_000, lat: 21.63, lng: 85.58 },
  { id: -15, name: 'Rayagada', country: 'IN', region: '21', population: 71_000, lat: 19.171, lng: 83.416 },
  { id: -16, name: 'Zirakpur', country: 'IN', region: '23', population: 95_000, lat: 30.643, lng: 76.817 },
  { id: -17, name: 'Rudrapur', country: 'IN', region: '39', population: 140_000, lat: 28.98, lng: 79.4 },
  { id: -18, name: 'Nala Sopara', country: 'IN', region: '16', population: 250_000, lat: 19.418, lng: 72.812 },
  { id: -19, name: 'Sasaram', country: 'IN', region: '34', population: 147_000, lat: 24.95, lng: 84.03 },
  { id: -21, name: 'Malda', country: 'IN', region: '28', population: 205_000, lat: 25.01, lng: 88.14 },
  { id: -22, name: 'Nagaon', country: 'IN', region: '03', population: 117_000, lat: 26.35, lng: 92.68 },
  { id: -24, name: 'Ballia', country: 'IN', region: '36', population: 104_000, lat: 25.76, lng: 84.15 },
  { id: -25, name: 'Gurdaspur', country: 'IN', region: '23', population: 75_000, lat: 32.04, lng: 75.41 },
  { id: -26, name: 'Robertsganj', country: 'IN', region: '36', population: 36_000, lat: 24.69, lng: 83.07 },
  { id: -27, name: 'Chamoli', country: 'IN', region: '39', population: 15_000, lat: 30.4, lng: 79.33 },
  { id: -28, name: 'Jowai', country: 'IN', region: '18', population: 28_000, lat: 25.45, lng: 92.2 },
  { id: -29, name: 'Car Nicobar', country: 'IN', region: '01', population: 18_000, lat: 9.16, lng: 92.76 },
  { id: -30, name: 'Una', country: 'IN', region: '11', population: 19_000, lat: 31.47, lng: 76.27 },
  { id: -31, name: 'Oros', country: 'IN', region: '16', population: 10_000, lat: 16.115, lng: 73.69 },
  { id: -32, name: 'Dharwad', country: 'IN', region: '19', population: 250_000, lat: 15.458, lng: 75.007 },
  { id: -33, name: 'Chandannagar', country: 'IN', region: '28', population: 166_000, lat: 22.863, lng: 88.367 },
  { id: -34, name: 'Barrackpore', country: 'IN', region: '28', population: 152_000, lat: 22.76, lng: 88.37 },
  { id: -35, name: 'Reckong Peo', country: 'IN', region: '11', population: 3000, lat: 31.54, lng: 78.27 },
  { id: -36, name: 'Karwi', country: 'IN', region: '36', population: 60_000, lat: 25.2, lng: 80.9 },
  { id: -37, name: 'Naugarh', country: 'IN', region: '36', population: 30_000, lat: 27.27, lng: 83.1 },
  { id: -38, name: 'Kushinagar', country: 'IN', region: '36', population: 22_000, lat: 26.74, lng: 83.89 },
  { id: -39, name: 'Bokaro Steel City', country: 'IN', region: '38', population: 414_000, lat: 23.67, lng: 86.15 },
  { id: -40, name: 'Ukhrul', country: 'IN', region: '17', population: 27_000, lat: 25.12, lng: 94.36 },
  { id: -41, name: 'Nuapada', country: 'IN', region: '21', population: 15_000, lat: 20.8, lng: 82.53 },
  { id: -42, name: 'Alirajpur', country: 'IN', region: '35', population: 28_000, lat: 22.31, lng: 74.36 },
  { id: -43, name: 'Narayanpur', country: 'IN', region: '37', population: 22_000, lat: 19.72, lng: 81.24 },
  { id: -44, name: 'Neemrana', country: 'IN', region: '24', population: 20_000, lat: 27.99, lng: 76.39 },
  { id: -45, name: 'Bhalukpong', country: 'IN', region: '30', population: 5000, lat: 27.01, lng: 92.65 },
  { id: -46, name: 'Neemuch', country: 'IN', region: '35', population: 128_000, lat: 24.474, lng: 74.87 },
  { id: -47, name: 'Beed', country: 'IN', region: '16', population: 146_000, lat: 18.99, lng: 75.756 },
  { id: -48, name: 'Deoghar', country: 'IN', region: '38', population: 203_000, lat: 24.485, lng: 86.695 },
  { id: -49, name: 'Phulwari Sharif', country: 'IN', region: '34', population: 81_000, lat: 25.578, lng: 85.077 },
  { id: -50, name: 'Dantewada', country: 'IN', region: '37', population: 14_000, lat: 18.899, lng: 81.35 },
  { id: -51, name: 'Modinagar', country: 'IN', region: '36', population: 131_000, lat: 28.832, lng: 77.573 },
  { id: -52, name: 'Gadchiroli', country: 'IN', region: '16', population: 54_000, lat: 20.184, lng: 80.003 },
  { id: -53, name: 'Miraj', country: 'IN', region: '16', population: 150_000, lat: 16.828, lng: 74.646 },
  { id: -54, name: 'Paderu', country: 'IN', region: '02', population: 12_000, lat: 18.073, lng: 82.663 },
  { id: -55, name: 'Bhupalpally', country: 'IN', region: '40', population: 43_000, lat: 18.434, lng: 79.867 },
  { id: -56, name: 'Mulugu', country: 'IN', region: '40', population: 13_000, lat: 18.19, lng: 79.943 },
  { id: -57, name: 'Changlang', country: 'IN', region: '30', population: 6500, lat: 27.13, lng: 95.74 },
  { id: -58, name: 'Daporijo', country: 'IN', region: '30', population: 13_000, lat: 27.986, lng: 94.221 },
  { id: -59, name: 'Senapati', country: 'IN', region: '17', population: 9000, lat: 25.27, lng: 94.02 },
  { id: -60, name: 'Tamenglong', country: 'IN', region: '17', population: 19_000, lat: 24.99, lng: 93.5 },
  { id: -61, name: 'Budgam', country: 'IN', region: '12', population: 16_000, lat: 34.015, lng: 74.72 },
  { id: -62, name: 'Mayabunder', country: 'IN', region: '01', population: 5000, lat: 12.91, lng: 92.9 },
  { id: -4, name: 'Chandrapur', country: 'IN', region: '16', population: 320_000, lat: 19.9615, lng: 79.2961 },
] as const;

/** Corrections of populations that are wrong in the gazetteer, by state and name, since they decide between namesakes (Census of India, 2011). */
export const TRUE_POPULATIONS: Readonly<Record<string, number>> = {
  '10 Gorakhpur': 12_000, // a village in Haryana, not the city in Uttar Pradesh
  '21 Nowrangapur': 36_000,
  '07 Rohini': 1, // its point lies 6 km from its sectors; the landmark of this name lies among them
  '09 Bilimora': 53_000,
  '38 Bokāro': 20_000, // its point is the power station's town, 23 km from the Steel City, whose population it was given
};

/** Other names by country: each list holds every name of one city. */
export const OTHER_NAMES: ReadonlyMap<string, readonly (readonly string[])[]> = new Map([
  ['IN', [INDIA, DISTRICTS, IN_OTHER_SCRIPTS].flatMap(groups)],
  ...Object.entries(ELSEWHERE).map(([country, text]) => [country, groups(text)] as const),
]);

function groups(text: string): string[][] {
  return text.split(/[|\n]/).flatMap((group) => (group.trim() ? [group.split(',').map((name) => name.trim())] : []));
}
