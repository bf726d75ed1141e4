/**
 * The airports of India with flights for everybody: IATA code, code of the state in GeoNames, position, and the names
 * that people put before "airport". Positions are those of OurAirports (ourairports.com, public domain), or of the open
 * airport-data-js (CC BY 4.0) for those opened since 2023; they are good to about two kilometres.
 */
const TABLE = `
DEL 07 28.556 77.095 Delhi, New Delhi, Dilli, Indira Gandhi, IGI, Palam | HDO 36 28.706 77.342 Hindon, Ghaziabad | JAI 24 26.824 75.812 Jaipur
BOM 16 19.089 72.868 Mumbai, Bombay, Chhatrapati Shivaji, Chhatrapati Shivaji Maharaj, Sahar | NMI 16 18.994 73.065 Navi Mumbai, DB Patil
BLR 19 13.198 77.706 Bengaluru, Bangalore, Kempegowda, Devanahalli | MAA 25 12.99 80.169 Chennai, Madras, Meenambakkam
HYD 40 17.231 78.43 Hyderabad, Rajiv Gandhi, Shamshabad | CCU 28 22.655 88.447 Kolkata, Calcutta, Netaji Subhash Chandra Bose, Dum Dum
COK 13 10.152 76.402 Kochi, Cochin, Nedumbassery | TRV 13 8.482 76.92 Thiruvananthapuram, Trivandrum | CCJ 13 11.137 75.955 Kozhikode, Calicut, Karipur
CNN 13 11.919 75.547 Kannur | PNQ 16 18.582 73.92 Pune, Lohegaon, Lohegaon Pune | NAG 16 21.092 79.047 Nagpur, Dr Babasaheb Ambedkar, Sonegaon
ISK 16 20.119 73.913 Nashik, Ozar | IXU 16 19.863 75.398 Aurangabad Maharashtra, Chhatrapati Sambhajinagar, Chikkalthana | KLH 16 16.665 74.289 Kolhapur
SAG 16 19.689 74.377 Shirdi | NDC 16 19.183 77.317 Nanded | GDB 16 21.527 80.29 Gondia, Birsi | JLG 16 20.962 75.627 Jalgaon | SDW 16 16 73.533 Sindhudurg, Chipi
GOI 33 15.381 73.831 Goa, Dabolim, South Goa | GOX 33 15.744 73.861 Mopa, Manohar, North Goa, Manohar Goa | AMD 09 23.077 72.635 Ahmedabad, Sardar Vallabhbhai Patel
BDQ 09 22.336 73.226 Vadodara, Baroda | STV 09 21.114 72.742 Surat | HSR 09 22.388 71.028 Rajkot, Hirasar, Rajkot Hirasar | BHJ 09 23.288 69.67 Bhuj
BHU 09 21.752 72.185 Bhavnagar | JGA 09 22.465 70.013 Jamnagar | PBD 09 21.65 69.656 Porbandar | IXY 09 23.113 70.1 Kandla
ATQ 23 31.71 74.797 Amritsar, Sri Guru Ram Dass Jee | AIP 23 31.433 75.761 Adampur, Jalandhar | IXC 05 30.674 76.788 Chandigarh, Shaheed Bhagat Singh, Mohali
DED 39 30.189 78.177 Dehradun, Jolly Grant | PGH 39 29.033 79.474 Pantnagar | DHM 11 32.165 76.263 Kangra, Gaggal, Dharamshala | KUU 11 31.877 77.154 Kullu, Kullu Manali, Bhuntar
SXR 12 33.987 74.774 Srinagar, Sheikh ul Alam | IXJ 12 32.689 74.838 Jammu, Satwari | IXL 41 34.136 77.547 Leh, Kushok Bakula Rimpochee
LKO 36 26.761 80.889 Lucknow, Chaudhary Charan Singh, Amausi | VNS 36 25.452 82.862 Varanasi, Banaras, Lal Bahadur Shastri, Babatpur | AGR 36 27.158 77.961 Agra, Kheria
IXD 36 25.44 81.734 Prayagraj, Allahabad, Bamrauli | KNU 36 26.404 80.41 Kanpur, Chakeri | GOP 36 26.74 83.45 Gorakhpur | BEK 36 28.422 79.451 Bareilly
AYJ 36 26.748 82.151 Ayodhya, Maharishi Valmiki, Faizabad | JDH 24 26.251 73.049 Jodhpur | UDR 24 24.618 73.896 Udaipur, Maharana Pratap, Dabok
KQH 24 26.591 74.813 Kishangarh, Ajmer | JSA 24 26.889 70.865 Jaisalmer | BHO 35 23.288 77.337 Bhopal, Raja Bhoj | IDR 35 22.722 75.801 Indore, Devi Ahilyabai Holkar
GWL 35 26.293 78.228 Gwalior | JLR 35 23.178 80.052 Jabalpur, Dumna | HJR 35 24.817 79.919 Khajuraho | RPR 37 21.185 81.74 Raipur, Swami Vivekananda
PAB 37 21.988 82.111 Bilaspur Chhattisgarh, Bilasa Devi Kevat | JGB 37 19.067 82.033 Jagdalpur | PAT 34 25.591 85.088 Patna, Jay Prakash Narayan | GAY 34 24.744 84.951 Gaya
DBR 34 26.195 85.918 Darbhanga | IXR 38 23.314 85.322 Ranchi, Birsa Munda | DGH 38 24.445 86.703 Deoghar | BBI 21 20.244 85.818 Bhubaneswar, Biju Patnaik
JRG 21 21.913 84.05 Jharsuguda, Veer Surendra Sai | IXB 28 26.681 88.329 Bagdogra, Siliguri | RDP 28 23.622 87.243 Durgapur, Andal, Kazi Nazrul Islam
GAU 03 26.106 91.586 Guwahati, Lokpriya Gopinath Bordoloi, Borjhar | DIB 03 27.484 95.017 Dibrugarh, Mohanbari | JRH 03 26.732 94.175 Jorhat, Rowriah
IXS 03 24.913 92.979 Silchar, Kumbhigram | IXI 03 27.296 94.098 Lilabari, North Lakhimpur | TEZ 03 26.709 92.785 Tezpur, Salonibari | SHL 18 25.704 91.979 Shillong, Umroi, Barapani
DMU 20 25.884 93.771 Dimapur | IMF 17 24.76 93.897 Imphal, Bir Tikendrajit | AJL 31 23.841 92.62 Aizawl, Lengpui | IXA 26 23.887 91.24 Agartala, Maharaja Bir Bikram
HGI 30 26.967 93.639 Itanagar, Donyi Polo, Hollongi | IXZ 01 11.641 92.73 Port Blair, Veer Savarkar, Sri Vijaya Puram
VTZ 02 17.724 83.228 Visakhapatnam, Vizag | VGA 02 16.53 80.797 Vijayawada, Gannavaram | TIR 02 13.636 79.543 Tirupati, Renigunta | RJA 02 17.106 81.813 Rajahmundry, Madhurapudi
CDP 02 14.513 78.769 Kadapa, Cuddapah | KJB 02 15.716 78.169 Kurnool, Orvakal | CJB 25 11.03 77.043 Coimbatore, Peelamedu | IXM 25 9.835 78.093 Madurai
TRZ 25 10.766 78.718 Tiruchirappalli, Trichy | TCR 25 8.717 78.033 Tuticorin, Thoothukudi | SXV 25 11.783 78.066 Salem | PNY 22 11.968 79.812 Puducherry, Pondicherry
IXE 19 12.961 74.89 Mangaluru, Mangalore, Bajpe | HBX 19 15.362 75.085 Hubballi, Hubli | IXG 19 15.859 74.618 Belagavi, Belgaum, Sambra | MYQ 19 12.229 76.658 Mysuru, Mysore
GBI 19 17.308 76.958 Kalaburagi, Gulbarga | RQY 19 13.855 75.611 Shivamogga, Shimoga
`;

/** Airports bear this name too: the one nearest to a city is the city's. */
export const ANY_AIRPORT = 'airport of the city';
/** Nearer to the middle of Delhi than the airport that is meant there. */
const SMALL_BESIDE_LARGE = 'HDO';

/** Each airport by each of its names: "BLR airport", "Kempegowda International Airport", "Bangalore airport". */
export const AIRPORTS = [...TABLE.matchAll(/([A-Z]{3}) (\d{2}) ([\d.]+) ([\d.]+) ([^|\n]+)/g)].flatMap(
  ([, code = '', region = '', lat, lng, names = ''], i) =>
    [
      code === SMALL_BESIDE_LARGE ? [] : ANY_AIRPORT,
      `${code} Airport`,
      names.split(',').flatMap((name) => [`${name.trim()} Airport`, `${name.trim()} International Airport`]),
    ]
      .flat()
      .map((name) => ({
        id: -5000 - i,
        name,
        country: 'IN',
        region,
        lat: Number(lat),
        lng: Number(lng),
      })),
);
