/** Pairs of a capital and its district that bears another name: people who live in a village name their district. */
export const DISTRICTS = `
Amalapuram, Konaseema | Narasaraopet, Palnadu | Puttaparthi, Sri Sathya Sai | Rayachoti, Annamayya | Parvatipuram, Parvathipuram Manyam
Bomdila, West Kameng | Tezu, Lohit | Pasighat, East Siang | Along, Aalo, West Siang | Silchar, Cachar | Haflong, Dima Hasao | Diphu, Karbi Anglong
Tezpur, Sonitpur | Mangaldai, Mangaldoi, Darrang | Karimganj, Sribhumi | Arrah, Ara, Bhojpur | Mothihari, Motihari, East Champaran, Purvi Champaran
Bettiah, West Champaran, Paschim Champaran | Chhapra, Chapra, Saran | Hajipur, Vaishali | Bihar Sharif, Nalanda | Sasaram, Rohtas | Bhabhua, Bhabua, Kaimur
Ambikapur, Surguja | Baikunthpur, Koriya, Korea Chhattisgarh | Kawardha, Kabirdham | Jagdalpur, Bastar | Jashpurnagar, Jashpur
Bhuj, Kutch, Kachchh, Cutch | Himatnagar, Sabarkantha | Palanpur, Banaskantha | Godhra, Panchmahal, Panchmahals | Rajpipla, Narmada District | Modasa, Aravalli
Veraval, Gir Somnath | Nuh, Mewat | Nahan, Sirmaur | Kyelang, Keylong, Lahaul and Spiti, Lahaul Spiti | Reckong Peo, Kinnaur | Daltonganj, Medininagar, Palamu
Jamshedpur, East Singhbhum, Purbi Singhbhum | Chaibasa, West Singhbhum | Madikeri, Kodagu, Coorg, Mercara | Mangalore, Dakshina Kannada | Karwar, Uttara Kannada, North Canara
Kalpatta, Kalpetta, Wayanad | Alibag, Raigad, Colaba District | Shillong, East Khasi Hills | Tura, West Garo Hills | Jowai, West Jaintia Hills | Baripada, Mayurbhanj
Bhawanipatna, Kalahandi | Phulbani, Kandhamal | Parlakimidi, Paralakhemundi, Gajapati | Brahmapur, Ganjam District | Sonepur, Sonapur, Subarnapur
Mohali, SAS Nagar, Sahibzada Ajit Singh Nagar | Nawanshahr, SBS Nagar, Shaheed Bhagat Singh Nagar | Rupnagar, Ropar | Gangtok, East Sikkim | Ooty, Udhagamandalam, Nilgiris, The Nilgiris
Agartala, West Tripura | Noida, Gautam Buddha Nagar, Gautam Budh Nagar, GB Nagar | Orai, Jalaun District | Manjhanpur, Kaushambi | Akbarpur, Ambedkar Nagar
Khalilabad, Sant Kabir Nagar | Naugarh, Siddharthnagar, Siddharth Nagar | Karwi, Chitrakoot | Rudrapur, Udham Singh Nagar | Pauri, Pauri Garhwal
Krishnanagar, Krishnagar, Nadia | Barasat, North 24 Parganas | Medinipur, Midnapore, Paschim Medinipur, West Midnapore | Tamluk, Purba Medinipur, East Midnapore
Siuri, Suri, Birbhum | Raiganj, Uttar Dinajpur, North Dinajpur | Balurghat, Dakshin Dinajpur, South Dinajpur | Hugli, Hooghly`;
