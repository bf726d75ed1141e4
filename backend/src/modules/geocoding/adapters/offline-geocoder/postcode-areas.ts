import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Coordinates } from '../../../directory/public.js';

/**
 * The middles of 19,223 PIN codes, one on each line: [PIN, latitude, longitude]. They come from India Post's directory of
 * 165,000 post offices (data.gov.in, Government Open Data License - India; as collected in
 * github.com/devzoy/indian-pincode, MIT). A middle is that of the 10 km in which most offices of the code lie. An office
 * counts when it lies within 100 km of the middle of its district and, in the eight largest cities, within 25 km of the
 * middle of the city (30 km in Delhi). Public registers of hospitals give positions for 153 of these codes: half of ours
 * lie within 0.9 km of them, and nine in ten within 2.2 km.
 */
const PINS = new Map(
  readFileSync(join(import.meta.dirname, 'pin-codes.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => [line.slice(2, 8), line] as const),
);

/**
 * The city of India Post's sorting districts: the first three digits of a PIN code (India Post, "All India Pincode
 * Directory"). The city is used when the PIN itself is not known.
 */
const AREAS = `
110 New Delhi | 121 Faridabad | 122 Gurgaon | 123 Rewari | 124 Rohtak | 125 Hisar | 126 Jind | 127 Bhiwani | 131 Sonipat | 132 Karnal
133 Ambala | 134 Panchkula | 135 Yamunanagar | 136 Kurukshetra | 140 Rupnagar | 141 Ludhiana | 142 Moga | 143 Amritsar | 144 Jalandhar
145 Pathankot | 146 Hoshiarpur | 147 Patiala | 148 Sangrur | 151 Bathinda | 152 Firozpur | 160 Chandigarh | 171 Shimla | 173 Solan
174 Bilaspur, HP | 175 Mandi, HP | 176 Dharamsala | 177 Hamirpur, HP | 180 Jammu | 181 Jammu | 182 Udhampur | 185 Rajouri | 190 Srinagar | 191 Srinagar
192 Anantnag | 193 Baramula | 194 Leh | 201 Ghaziabad | 202 Aligarh | 203 Bulandshahr | 204 Hathras | 205 Mainpuri | 206 Etawah
207 Etah | 208 Kanpur | 209 Kanpur | 210 Banda | 211 Allahabad | 212 Allahabad | 221 Varanasi | 222 Jaunpur | 223 Azamgarh | 224 Faizabad
225 Barabanki | 226 Lucknow | 227 Lucknow | 228 Sultanpur | 229 Rae Bareli | 230 Pratapgarh, UP | 231 Mirzapur | 232 Chandauli | 233 Ghazipur
241 Hardoi | 242 Shahjahanpur | 243 Bareilly | 244 Moradabad | 245 Hapur | 246 Bijnor | 247 Saharanpur | 248 Dehradun | 249 Haridwar
250 Meerut | 251 Muzaffarnagar | 261 Sitapur | 262 Pilibhit | 263 Nainital | 271 Gonda | 272 Basti | 273 Gorakhpur | 274 Deoria | 275 Mau
276 Azamgarh | 277 Ballia | 281 Mathura | 282 Agra | 283 Firozabad | 284 Jhansi | 285 Orai | 301 Alwar | 302 Jaipur | 303 Jaipur
304 Tonk | 305 Ajmer | 306 Beawar | 311 Bhilwara | 312 Chittaurgarh | 313 Udaipur | 321 Bharatpur | 322 Sawai Madhopur | 323 Bundi | 324 Kota
325 Baran | 326 Jhalawar | 327 Banswara | 331 Churu | 332 Sikar | 333 Jhunjhunun | 334 Bikaner | 335 Ganganagar | 341 Nagaur | 342 Jodhpur
343 Jalor | 344 Barmer | 345 Jaisalmer | 360 Rajkot | 361 Jamnagar | 362 Junagadh | 363 Surendranagar | 364 Bhavnagar | 365 Amreli
370 Bhuj | 380 Ahmedabad | 382 Gandhinagar | 383 Himatnagar | 384 Mahesana | 385 Palanpur | 387 Nadiad | 388 Anand | 389 Godhra
390 Vadodara | 391 Vadodara | 392 Bharuch | 393 Ankleshwar | 394 Surat | 395 Surat | 396 Navsari | 400 Mumbai | 401 Vasai | 402 Alibag
403 Panaji | 410 Panvel | 411 Pune | 412 Pune | 413 Solapur | 414 Ahmednagar | 415 Satara | 416 Kolhapur | 421 Kalyan | 422 Nashik
423 Malegaon | 424 Dhule | 425 Jalgaon | 431 Aurangabad | 440 Nagpur | 441 Bhandara | 442 Chandrapur | 443 Buldana | 444 Akola
445 Yavatmal | 450 Khandwa | 451 Khargone | 452 Indore | 453 Indore | 454 Dhar | 455 Dewas | 456 Ujjain | 457 Ratlam | 458 Mandsaur
460 Betul | 461 Hoshangabad | 462 Bhopal | 464 Vidisha | 465 Shajapur | 466 Sehore | 470 Sagar | 471 Chhatarpur | 472 Tikamgarh
473 Guna | 474 Gwalior | 475 Datia | 476 Morena | 477 Bhind | 480 Chhindwara | 481 Balaghat | 482 Jabalpur | 483 Katni | 484 Shahdol
485 Satna | 486 Rewa | 487 Narsinghpur | 488 Panna | 490 Bhilai | 491 Durg | 492 Raipur | 493 Raipur | 494 Jagdalpur | 495 Bilaspur, Chhattisgarh
496 Raigarh, Chhattisgarh | 497 Ambikapur | 500 Hyderabad | 501 Hyderabad | 502 Sangareddi | 503 Nizamabad | 504 Adilabad | 505 Karimnagar
506 Warangal | 507 Khammam | 508 Nalgonda | 509 Mahbubnagar | 515 Anantapur | 516 Cuddapah | 517 Tirupati | 518 Kurnool | 520 Vijayawada
521 Machilipatnam | 522 Guntur | 523 Ongole | 524 Nellore | 530 Visakhapatnam | 531 Anakapalle | 532 Srikakulam | 533 Kakinada
534 Eluru | 535 Vizianagaram | 560 Bengaluru | 561 Chik Ballapur | 562 Ramanagaram | 563 Kolar | 570 Mysore | 571 Mandya | 572 Tumkur
573 Hassan | 574 Mangalore | 575 Mangalore | 576 Udupi | 577 Shimoga | 580 Hubli | 581 Karwar | 582 Gadag | 583 Bellary | 584 Raichur
585 Gulbarga | 586 Bijapur | 587 Bagalkot | 590 Belgaum | 591 Belgaum | 600 Chennai | 601 Tiruvallur | 602 Tiruvallur
603 Chengalpattu | 604 Tindivanam | 605 Puducherry | 606 Tiruvannamalai | 607 Cuddalore | 609 Mayiladuthurai | 610 Tiruvarur
611 Nagapattinam | 612 Kumbakonam | 613 Thanjavur | 614 Thanjavur | 620 Tiruchirappalli | 621 Tiruchirappalli | 622 Pudukkottai
623 Ramanathapuram | 624 Dindigul | 625 Madurai | 626 Virudhunagar | 627 Tirunelveli | 628 Thoothukudi | 629 Nagercoil | 630 Karaikudi
631 Kanchipuram | 632 Vellore | 635 Krishnagiri | 636 Salem | 637 Namakkal | 638 Erode | 639 Karur | 641 Coimbatore | 642 Pollachi
643 Ooty | 670 Kannur | 671 Kasaragod | 673 Kozhikode | 676 Malappuram | 678 Palakkad | 679 Ottappalam | 680 Thrissur | 682 Kochi
683 Aluva | 685 Thodupuzha | 686 Kottayam | 688 Alappuzha | 689 Pathanamthitta | 691 Kollam | 695 Thiruvananthapuram | 700 Kolkata
711 Howrah | 712 Serampore | 713 Durgapur | 721 Kharagpur | 722 Bankura | 723 Purulia | 731 Suri | 732 Malda | 733 Balurghat
734 Siliguri | 735 Jalpaiguri | 736 Cooch Behar | 737 Gangtok | 741 Krishnanagar | 742 Baharampur | 743 Barasat | 744 Port Blair
751 Bhubaneswar | 752 Puri | 753 Cuttack | 754 Cuttack | 755 Jajpur | 756 Balasore | 757 Baripada | 758 Kendujhar | 759 Dhenkanal
760 Berhampur | 761 Berhampur | 762 Phulbani | 764 Koraput | 765 Rayagada | 766 Bhawanipatna | 767 Balangir | 768 Sambalpur
769 Rourkela | 781 Guwahati | 782 Nagaon | 783 Dhubri | 784 Tezpur | 785 Jorhat | 786 Dibrugarh | 787 North Lakhimpur | 788 Silchar
790 Bomdila | 791 Itanagar | 792 Tezu | 793 Shillong | 794 Tura | 795 Imphal | 796 Aizawl | 797 Kohima | 798 Mokokchung | 799 Agartala
800 Patna | 801 Patna | 802 Arrah | 803 Bihar Sharif | 804 Jehanabad | 805 Nawada | 811 Munger | 812 Bhagalpur | 813 Bhagalpur
814 Deoghar | 815 Giridih | 821 Sasaram | 822 Daltonganj | 823 Gaya | 824 Aurangabad, Bihar | 825 Hazaribag | 826 Dhanbad | 827 Bokaro
828 Dhanbad | 829 Ramgarh | 831 Jamshedpur | 832 Jamshedpur | 833 Chaibasa | 834 Ranchi | 835 Gumla | 841 Chapra | 842 Muzaffarpur
843 Sitamarhi | 844 Hajipur | 845 Motihari | 846 Darbhanga | 847 Madhubani | 848 Samastipur | 851 Begusarai | 852 Saharsa | 854 Purnia | 853 Naugachia
855 Kishanganj | 172 Rampur Bushahr | 184 Kathua | 307 Sirohi | 314 Dungarpur | 608 Chidambaram | 690 Kayamkulam | 770 Sundargarh | 816 Sahibganj`;

/** Each of these PIN codes stands for one landmark, neighbourhood or town. */
const NEIGHBOURHOODS = `
380008 Maninagar | 380009 Navrangpura | 380015 Satellite Ahmedabad | 380054 Vastrapur | 380058 Bopal | 382330 Naroda
411001 Pune Station | 411004 Deccan Gymkhana | 411005 Shivajinagar Pune | 411007 Aundh | 411014 Viman Nagar | 411028 Hadapsar | 411038 Kothrud | 411045 Baner | 411046 Katraj | 411057 Hinjewadi
500001 Abids | 500002 Charminar | 500003 Secunderabad Station | 500008 Golconda | 500016 Begumpet | 500017 Tarnaka | 500028 Mehdipatnam | 500029 Himayatnagar | 500032 Gachibowli
500033 Jubilee Hills | 500034 Banjara Hills | 500036 Malakpet | 500038 Ameerpet | 500039 Uppal | 500049 Miyapur | 500060 Dilsukhnagar | 500072 Kukatpally | 500074 LB Nagar | 500081 Hitech City
500082 Somajiguda | 500084 Kondapur | 560001 MG Road Bangalore | 560003 Malleshwaram | 560004 Basavanagudi | 560010 Rajajinagar | 560011 Jayanagar | 560024 Hebbal | 560032 RT Nagar
560034 Koramangala | 560036 KR Puram | 560037 Marathahalli | 560038 Indiranagar | 560040 Vijayanagar Bangalore | 560041 Jayanagar | 560058 Peenya | 560060 Kengeri | 560064 Yelahanka
560066 Whitefield | 560070 Banashankari | 560076 BTM Layout | 560078 JP Nagar | 560085 Banashankari | 560095 Koramangala | 560100 Electronic City | 560102 HSR Layout | 560103 Bellandur
600003 Chennai Central | 600004 Mylapore | 600005 Triplicane | 600008 Egmore | 600011 Perambur | 600014 Royapettah | 600017 T Nagar | 600018 Mylapore | 600020 Adyar | 600024 Kodambakkam
600026 Vadapalani | 600028 Mylapore | 600032 Guindy | 600034 Nungambakkam | 600040 Anna Nagar | 600042 Velachery | 600043 Pallavaram | 600044 Chromepet | 600045 Tambaram | 600053 Ambattur
600097 Thoraipakkam | 600116 Porur | 600119 Sholinganallur | 700001 Esplanade | 700004 Shyambazar | 700009 Sealdah | 700014 Sealdah | 700016 Park Street | 700019 Ballygunge
700020 Victoria Memorial | 700026 Kalighat | 700027 Alipore | 700028 Dum Dum | 700029 Gariahat | 700032 Jadavpur | 700033 Tollygunge | 700034 Behala | 700052 Kolkata Airport
700059 Baguiati | 700064 Salt Lake | 700071 Park Street | 700084 Garia | 700091 Salt Lake | 700098 Salt Lake | 700106 Salt Lake | 700135 Rajarhat | 700156 New Town Kolkata
682555 Kavaratti`;

const CITY_OF = read(AREAS);
const NEIGHBOURHOOD_OF = read(NEIGHBOURHOODS);

/** The middle of the area of a PIN code, to about two kilometres, or undefined when the directory does not place it. */
export function middleOfPin(pin: string): Coordinates | undefined {
  const line = PINS.get(pin);
  if (line === undefined) return undefined;
  const [, lat, lng] = JSON.parse(line) as [string, number, number];
  return { lat, lng };
}

/** The city in which India Post sorts mail for a PIN code, or undefined when it is none of the large ones. */
export function cityOfPin(pin: string): string | undefined {
  return CITY_OF.get(pin.slice(0, 3));
}

/** The landmark or neighbourhood for which a PIN code of a large city stands, if there is one. */
export function neighbourhoodOfPin(pin: string): string | undefined {
  return NEIGHBOURHOOD_OF.get(pin);
}

function read(table: string): ReadonlyMap<string, string> {
  return new Map(
    [...table.matchAll(/(\d{3,6}) ([^|\n]+)/g)].map(([, digits = '', name = '']) => [digits, name.trim()] as const),
  );
}
