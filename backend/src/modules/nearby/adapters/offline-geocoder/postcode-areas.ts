/**
 * The city of India Post's sorting districts: the first three digits of a PIN code (India Post, "All India Pincode
 * Directory"). Used when no place with the very PIN is known.
 */
const AREAS = `
110 New Delhi | 121 Faridabad | 122 Gurgaon | 124 Rohtak | 132 Karnal | 133 Ambala | 141 Ludhiana | 143 Amritsar
144 Jalandhar | 147 Patiala | 160 Chandigarh | 171 Shimla | 180 Jammu | 190 Srinagar | 201 Ghaziabad | 202 Aligarh
208 Kanpur | 211 Allahabad | 221 Varanasi | 226 Lucknow | 243 Bareilly | 244 Moradabad | 248 Dehradun | 250 Meerut
273 Gorakhpur | 282 Agra | 284 Jhansi | 302 Jaipur | 305 Ajmer | 313 Udaipur | 324 Kota | 334 Bikaner | 342 Jodhpur
360 Rajkot | 361 Jamnagar | 364 Bhavnagar | 380 Ahmedabad | 382 Gandhinagar | 390 Vadodara | 395 Surat | 400 Mumbai
403 Panaji | 411 Pune | 413 Solapur | 416 Kolhapur | 422 Nashik | 431 Aurangabad | 440 Nagpur | 444 Akola | 452 Indore
456 Ujjain | 462 Bhopal | 474 Gwalior | 482 Jabalpur | 492 Raipur | 500 Hyderabad | 506 Warangal | 517 Tirupati
520 Vijayawada | 522 Guntur | 530 Visakhapatnam | 560 Bengaluru | 570 Mysore | 575 Mangalore | 580 Hubli | 590 Belgaum
600 Chennai | 605 Puducherry | 620 Tiruchirappalli | 625 Madurai | 632 Vellore | 636 Salem | 641 Coimbatore
673 Kozhikode | 680 Thrissur | 682 Kochi | 695 Thiruvananthapuram | 700 Kolkata | 711 Howrah | 713 Durgapur
734 Siliguri | 737 Gangtok | 744 Port Blair | 751 Bhubaneswar | 753 Cuttack | 781 Guwahati | 793 Shillong | 795 Imphal
796 Aizawl | 797 Kohima | 799 Agartala | 800 Patna | 823 Gaya | 826 Dhanbad | 831 Jamshedpur | 834 Ranchi
842 Muzaffarpur`;

const CITY_OF = new Map(
  [...AREAS.matchAll(/(\d{3}) ([^|\n]+)/g)].map(([, digits, city]) => [digits, city?.trim()] as const),
);

/** The city a PIN code is sorted in, or undefined when it is none of the large ones. */
export function cityOfPin(pin: string): string | undefined {
  return CITY_OF.get(pin.slice(0, 3));
}
