/**
 * Landmarks, stations and neighbourhoods that people in India name when they say where they are. Positions
 * are good to about a kilometre: they lead a search, and nobody is sent to them.
 */
const TABLE = `
07 India Gate 28.613 77.229 | 07 Connaught Place 28.6315 77.2167 | 07 Rajiv Chowk 28.633 77.219 | 07 Chandni Chowk 28.656 77.23
07 Red Fort 28.656 77.241 | 07 Lal Qila 28.656 77.241 | 07 Qutub Minar 28.524 77.185 | 07 Karol Bagh 28.652 77.19
07 New Delhi Railway Station 28.643 77.222 | 07 Old Delhi Railway Station 28.661 77.227 | 07 Hazrat Nizamuddin 28.588 77.254
07 Dwarka 28.586 77.05 | 07 Rohini 28.735 77.118 | 07 Saket 28.523 77.208 | 07 Lajpat Nagar 28.568 77.243 | 07 Hauz Khas 28.549 77.2
07 Vasant Kunj 28.529 77.151 | 07 Pitampura 28.699 77.138 | 07 Janakpuri 28.622 77.088 | 07 Laxmi Nagar 28.63 77.277
07 Mayur Vihar 28.607 77.294 | 07 Paharganj 28.645 77.213 | 07 Nehru Place 28.549 77.252 | 07 Rajouri Garden 28.645 77.121
07 Shahdara 28.673 77.289 | 07 Okhla 28.548 77.286 | 07 Munirka 28.556 77.172 | 07 Narela 28.853 77.092 | 07 Najafgarh 28.612 76.985
36 Taj Mahal 27.175 78.042 | 36 Indirapuram 28.641 77.371 | 36 Vaishali Ghaziabad 28.645 77.339 | 36 Gomti Nagar 26.85 81.0
36 Hazratganj 26.85 80.946 | 36 Greater Noida 28.474 77.504 | 36 Assi Ghat 25.289 83.006 | 36 Sarnath 25.376 83.023
16 Gateway of India 18.922 72.834 | 16 CST 18.94 72.835 | 16 CSMT 18.94 72.835 | 16 Bombay VT 18.94 72.835 
16 Andheri 19.119 72.847 | 16 Andheri West 19.136 72.83 | 16 Andheri East 19.115 72.87 | 16 Bandra 19.055 72.84 | 16 Juhu 19.1 72.827
16 Powai 19.118 72.906 | 16 Dadar 19.018 72.844 | 16 Colaba 18.915 72.826 | 16 Worli 19.01 72.817 | 16 Borivali 19.229 72.857
16 Malad 19.187 72.848 | 16 Goregaon 19.155 72.849 | 16 Kurla 19.073 72.883 | 16 Ghatkopar 19.086 72.908 | 16 Mulund 19.172 72.956
16 Chembur 19.062 72.9 | 16 Dharavi 19.04 72.855 | 16 Santacruz 19.081 72.841 | 16 Vashi 19.077 72.999 | 16 Nariman Point 18.926 72.823
16 Churchgate 18.935 72.827 | 16 Kothrud 18.507 73.807 | 16 Hinjewadi 18.591 73.739 | 16 Hadapsar 18.509 73.926 | 16 Viman Nagar 18.568 73.914
16 Shivajinagar Pune 18.531 73.847 | 16 Koregaon Park 18.536 73.894 | 16 Swargate 18.501 73.858
19 Koramangala 12.935 77.624 | 19 Whitefield 12.97 77.75 | 19 Indiranagar 12.978 77.641 | 19 Electronic City 12.845 77.66
19 Jayanagar 12.93 77.583 | 19 Majestic 12.977 77.572 | 19 HSR Layout 12.912 77.645 | 19 Marathahalli 12.959 77.697 | 19 Hebbal 13.036 77.597
19 Malleshwaram 13.003 77.57 | 19 Yelahanka 13.1 77.596 | 19 Banashankari 12.925 77.547 | 19 BTM Layout 12.917 77.61
19 Vidhana Soudha 12.98 77.591 | 19 MG Road Bangalore 12.975 77.607 | 19 Rajajinagar 12.991 77.555
25 T Nagar 13.042 80.234 | 25 Adyar 13.006 80.257 | 25 Anna Nagar 13.085 80.21 | 25 Velachery 12.979 80.221 | 25 Mylapore 13.034 80.269
25 Guindy 13.007 80.22 | 25 Marina Beach 13.05 80.282 | 25 Chennai Central 13.083 80.275 | 25 Egmore 13.073 80.26 | 25 Tambaram 12.925 80.127
25 Porur 13.036 80.156
40 Charminar 17.362 78.475 | 40 Gachibowli 17.44 78.349 | 40 Hitech City 17.447 78.377 | 40 Banjara Hills 17.415 78.435
40 Jubilee Hills 17.431 78.407 | 40 Madhapur 17.448 78.391 | 40 Kukatpally 17.495 78.4 | 40 Ameerpet 17.437 78.448 | 40 Begumpet 17.444 78.466
40 Dilsukhnagar 17.369 78.526 | 40 Uppal 17.402 78.56 
28 Salt Lake 22.58 88.418 | 28 Bidhannagar 22.58 88.418 | 28 Howrah Station 22.583 88.343 | 28 Sealdah 22.568 88.371 | 28 Park Street 22.553 88.353
28 Victoria Memorial 22.545 88.343 | 28 New Town Kolkata 22.581 88.478 | 28 Gariahat 22.518 88.366
28 Jadavpur 22.498 88.371 | 28 Behala 22.5 88.318 | 28 Ballygunge 22.528 88.366
24 Hawa Mahal 26.924 75.827 | 24 Amer Fort 26.986 75.851 | 24 Malviya Nagar Jaipur 26.854 75.815 | 24 Vaishali Nagar Jaipur 26.912 75.743
23 Golden Temple 31.62 74.877 | 10 DLF Cyber City 28.495 77.089 | 10 Cyber City 28.495 77.089 | 10 Sohna Road 28.41 77.041 | 10 Manesar 28.358 76.934
09 Satellite Ahmedabad 23.03 72.518 | 09 Maninagar 22.997 72.601 | 09 Navrangpura 23.037 72.561 | 09 Dwarka Gujarat 22.244 68.968
11 McLeod Ganj 32.243 76.321 | 11 Mall Road Shimla 31.104 77.173 | 12 Dal Lake 34.11 74.866 | 12 Vaishno Devi 33.03 74.949
33 Calangute 15.544 73.755 | 33 Baga 15.556 73.752 | 21 Konark 19.888 86.095
25 Chidambaram 11.399 79.694 | 35 Khajuraho 24.852 79.933 | 35 Mhow 22.551 75.759
07 AIIMS 28.567 77.21 | 07 एम्स 28.567 77.21 | 07 Kashmere Gate 28.667 77.228 | 07 Kashmiri Gate 28.667 77.228 | 07 Kamla Nagar 28.681 77.204
07 Lotus Temple 28.553 77.259 | 07 Akshardham 28.613 77.277 | 07 Anand Vihar 28.647 77.316 | 07 Sarojini Nagar 28.577 77.196 | 07 Green Park 28.559 77.206
07 Safdarjung Hospital 28.568 77.205 | 07 चांदनी चौक 28.656 77.23 | 07 इंडिया गेट 28.613 77.229 | 36 ताजमहल 27.175 78.042 | 36 ताज महल 27.175 78.042
36 Sector 18 Noida 28.57 77.326 | 36 Sector 62 Noida 28.628 77.365 | 36 Charbagh 26.831 80.923 | 36 Alambagh 26.815 80.905 | 36 Aliganj 26.89 80.94
36 SGPGI 26.746 80.935 | 36 PGI Lucknow 26.746 80.935 | 05 Sector 17 Chandigarh 30.74 76.782 | 10 MG Road Gurgaon 28.48 77.08 | 10 MG Road 28.48 77.08 | 19 MG Road 12.975 77.607 | 05 Sector 17 30.74 76.782
16 Victoria Terminus 18.94 72.835 | 16 Mumbai Central 18.969 72.819 | 16 मुंबई सेंट्रल 18.969 72.819 | 16 Mahim 19.041 72.84 | 16 Marine Drive 18.943 72.823
16 Haji Ali 18.978 72.81 | 16 Bandra Kurla Complex 19.067 72.868 | 16 BKC 19.067 72.868 | 16 Juhu Beach 19.1 72.827 | 16 Hinjawadi 18.591 73.739 | 16 Sitabuldi 21.146 79.08
19 Cubbon Park 12.976 77.593 | 19 Lalbagh 12.95 77.584 | 19 Lal Bagh 12.95 77.584 | 19 Mysore Palace 12.305 76.655
40 Nampally 17.392 78.468 | 40 Abids 17.39 78.477 | 40 LB Nagar 17.346 78.55 | 40 Miyapur 17.497 78.36 | 40 Secunderabad Station 17.434 78.502
28 Howrah Bridge 22.585 88.347 | 28 हावड़ा स्टेशन 22.583 88.343 | 28 Sector V 22.576 88.433 | 28 Esplanade 22.565 88.352 | 28 Tollygunge 22.498 88.345
34 Boring Road 25.618 85.115 | 34 Gandhi Maidan 25.618 85.147 | 34 Patna Junction 25.603 85.137 | 34 पटना जंक्शन 25.603 85.137
09 Sabarmati Ashram 23.061 72.581 | 09 Vastrapur 23.037 72.527 | 09 Bopal 23.034 72.463 | 09 Naroda 23.069 72.66 | 09 Adajan 21.195 72.795 | 09 Varachha 21.21 72.86
09 Alkapuri 22.311 73.17 | 09 Statue of Unity 21.838 73.719 | 13 Sabarimala 9.434 77.081 | 13 Kakkanad 10.016 76.342 | 13 Edappally 10.025 76.308 | 13 Technopark 8.557 76.881
16 Ajanta Caves 20.552 75.703 | 16 Ellora Caves 20.026 75.178 | 16 Elephanta Caves 18.963 72.931 | 16 Kharghar 19.047 73.07 | 16 Nerul 19.033 73.018 | 16 Airoli 19.155 72.994
16 Kandivali 19.205 72.845 | 16 Dahisar 19.25 72.86 | 16 Vikhroli 19.11 72.928 | 16 Sion 19.04 72.862 | 16 Wadala 19.018 72.857 | 16 Parel 19.003 72.842 | 16 Byculla 18.976 72.833
16 Aundh 18.558 73.807 | 16 Baner 18.559 73.787 | 16 Wakad 18.598 73.762 | 16 Kharadi 18.551 73.935 | 16 Katraj 18.453 73.858 | 16 Deccan Gymkhana 18.517 73.841 | 16 Pune Station 18.529 73.874
16 Dharampeth 21.139 79.06 | 25 Thoraipakkam 12.941 80.236 | 25 Sholinganallur 12.901 80.228 | 25 Nungambakkam 13.06 80.242 | 25 Kodambakkam 13.052 80.225 | 25 Vadapalani 13.05 80.212
25 Chromepet 12.951 80.14 | 25 Perambur 13.113 80.24 | 25 Royapettah 13.054 80.264 | 25 Triplicane 13.058 80.275 | 25 Ambattur 13.115 80.155 | 25 Pallavaram 12.967 80.149
25 RS Puram 11.01 76.948 | 25 Gandhipuram 11.018 76.968 | 25 Meenakshi Temple 9.92 78.119 | 19 Sarjapur Road 12.911 77.684 | 19 Bellandur 12.93 77.678 | 19 KR Puram 13.007 77.695
19 Basavanagudi 12.942 77.575 | 19 JP Nagar 12.907 77.585 | 19 RT Nagar 13.02 77.594 | 19 Peenya 13.03 77.52 | 19 Vijayanagar Bangalore 12.972 77.533 | 19 Kengeri 12.908 77.485 | 19 NIMHANS 12.943 77.597
40 Kondapur 17.462 78.366 | 40 Mehdipatnam 17.395 78.44 | 40 Tarnaka 17.428 78.539 | 40 Malakpet 17.374 78.5 | 40 Himayatnagar 17.403 78.485 | 40 Somajiguda 17.424 78.459 | 40 Golconda 17.383 78.401
24 Mansarovar 26.86 75.765 | 24 C Scheme 26.909 75.8 | 24 Sanganer 26.82 75.79 | 28 Dum Dum 22.622 88.42 | 28 Garia 22.463 88.385 | 28 Rajarhat 22.62 88.46 | 28 Shyambazar 22.6 88.371
28 Alipore 22.53 88.33 | 28 Kalighat 22.52 88.345 | 28 Baguiati 22.612 88.43 | 28 Santiniketan 23.68 87.684 | 28 Shantiniketan 23.68 87.684 | 34 Kankarbagh 25.594 85.157 | 34 Mahabodhi Temple 24.696 84.991
07 Greater Kailash 28.548 77.235 | 07 Defence Colony 28.573 77.231 | 07 Malviya Nagar 28.534 77.21 | 07 Chanakyapuri 28.593 77.19 | 07 RK Puram 28.565 77.178 | 07 Uttam Nagar 28.62 77.055
07 Tilak Nagar 28.637 77.096 | 07 Punjabi Bagh 28.668 77.13 | 07 Shalimar Bagh 28.716 77.157 | 07 Model Town 28.715 77.191 | 07 Mukherjee Nagar 28.712 77.206 | 07 Patel Nagar 28.653 77.169
07 Rajinder Nagar 28.64 77.185 | 07 Sarita Vihar 28.529 77.29 | 07 Badarpur 28.497 77.302 | 07 Mehrauli 28.518 77.18 | 07 Preet Vihar 28.641 77.295 | 07 Dilshad Garden 28.681 77.32
07 Kalkaji 28.54 77.259 | 07 Jama Masjid 28.651 77.233 | 36 Kashi Vishwanath 25.311 83.011 | 36 Dashashwamedh Ghat 25.307 83.01 | 36 BHU 25.268 82.991 | 36 Bara Imambara 26.869 80.913
25 Besant Nagar 13.0 80.267 | 25 Thiruvanmiyur 12.985 80.26 | 25 IIT Madras 12.991 80.234 | 36 IIT Kanpur 26.512 80.233 | 36 Indira Nagar Lucknow 26.88 80.99 | 28 IIT Kharagpur 22.32 87.31
16 IIT Bombay 19.133 72.913 | 16 Chhatrapati Shivaji Terminus 18.94 72.835 | 07 Rashtrapati Bhavan 28.614 77.199 | 07 IIT Delhi 28.545 77.193 | 40 Panjagutta 17.427 78.452
35 Vijay Nagar Indore 22.753 75.894 | 35 MP Nagar 23.233 77.434
40 Kachiguda 17.392 78.499 | 40 Kachiguda Station 17.392 78.499 | 40 Lingampalli 17.483 78.317 | 40 Nampally Station 17.392 78.468 | 40 Begumpet Station 17.439 78.458
16 Lokmanya Tilak Terminus 19.069 72.891 | 16 LTT 19.069 72.891 | 16 Bandra Terminus 19.063 72.841 | 16 Dadar Station 19.018 72.844 | 16 Nagpur Station 21.152 79.088 | 16 Thane Station 19.186 72.976
19 Yeshwanthpur 13.024 77.551 | 19 Yesvantpur 13.024 77.551 | 19 Yeshwantpur Junction 13.024 77.551 | 19 KSR Bengaluru 12.978 77.569 | 19 Bangalore Cantonment 12.993 77.598
07 Sarai Rohilla 28.663 77.187 | 07 ISBT Kashmere Gate 28.667 77.228 | 07 Delhi Cantt 28.59 77.13 | 07 Nizamuddin Station 28.588 77.254 | 07 Anand Vihar Terminal 28.65 77.315
36 Kanpur Central 26.454 80.351 | 36 Prayagraj Junction 25.446 81.829 | 36 Allahabad Junction 25.446 81.829 | 36 Varanasi Cantt 25.327 82.986 | 36 Agra Cantt 27.158 77.99 | 36 Mughalsarai 25.281 83.119
34 Rajendra Nagar Terminal 25.6 85.163 | 34 Danapur 25.623 85.045 | 28 Santragachi 22.583 88.284 | 28 Shalimar Station 22.556 88.315 | 28 Kolkata Station 22.601 88.384 | 28 NJP 26.683 88.443 | 28 New Jalpaiguri 26.683 88.443
35 Habibganj 23.221 77.44 | 35 Rani Kamlapati 23.221 77.44 | 13 Ernakulam Junction 9.969 76.292 | 13 Ernakulam South 9.969 76.292 | 13 Ernakulam North 9.991 76.288 | 13 Thampanoor 8.488 76.952
09 Kalupur 23.027 72.601 | 09 Kalupur Station 23.027 72.601 | 09 Ahmedabad Junction 23.027 72.601 | 24 Gandhinagar Jaipur 26.886 75.801 | 24 Sindhi Camp 26.923 75.8 | 20 Dimapur Station 25.905 93.727
36 Sector 15 Noida 28.585 77.311 | 36 Sector 16 Noida 28.578 77.317 | 36 Sector 37 Noida 28.565 77.342 | 36 Sector 50 Noida 28.571 77.364
36 Sector 125 Noida 28.543 77.333 | 36 Sector 137 Noida 28.51 77.407 | 10 Sector 14 Gurgaon 28.472 77.043 | 10 Sector 29 Gurgaon 28.469 77.064
10 Sector 45 Gurgaon 28.446 77.066 | 10 Sector 56 Gurgaon 28.424 77.1 | 10 Sector 31 Gurgaon 28.452 77.049 | 05 Sector 22 Chandigarh 30.733 76.775
05 Sector 35 Chandigarh 30.723 76.763 | 16 Fort Mumbai 18.935 72.836 | 16 Vasai 19.383 72.832 | 16 Nalasopara 19.418 72.819 | 16 Mira Road 19.284 72.856
35 Arera Colony 23.214 77.43 | 16 Nashik Road 19.949 73.841 | 39 Har Ki Pauri 29.956 78.171
16 Siddhivinayak Temple 19.017 72.83 | 28 Dakshineswar Temple 22.655 88.358 | 28 Belur Math 22.632 88.356 | 36 Rumi Darwaza 26.861 80.916 | 23 Jallianwala Bagh 31.621 74.88
13 Lulu Mall Kochi 10.027 76.308 | 36 Lulu Mall Lucknow 26.785 80.99 | 13 Lulu Mall Thiruvananthapuram 8.514 76.9 | 03 IIT Guwahati 26.187 91.692 | 39 IIT Roorkee 29.865 77.896
40 IIT Hyderabad 17.594 78.123 | 36 IIT BHU 25.262 82.989 | 19 IISc 13.021 77.567 | 07 JNU 28.54 77.167 | 07 Jamia Millia Islamia 28.562 77.281 | 07 Delhi University 28.688 77.209
36 AMU 27.913 78.078 | 40 Osmania University 17.413 78.528 | 25 Anna University 13.011 80.236 | 05 PGIMER 30.765 76.776 | 05 PGI Chandigarh 30.765 76.776 | 22 JIPMER 11.954 79.798
16 Tata Memorial Hospital 19.005 72.843 | 16 Lilavati Hospital 19.051 72.829 | 10 Medanta Gurgaon 28.439 77.041 | 24 SMS Hospital 26.905 75.815 | 36 KGMU 26.869 80.916 | 34 PMCH 25.621 85.16
07 Rajghat 28.641 77.249 | 21 Lingaraj Temple 20.238 85.834 | 02 Tirumala 13.683 79.347 | 09 Somnath Temple 20.888 70.401 | 35 Mahakal Temple 23.183 75.768 | 03 Kamakhya Temple 26.166 91.705
36 Ram Mandir 26.796 82.194 | 36 Banke Bihari 27.58 77.69 | 40 Ramoji Film City 17.254 78.681 | 40 Hussain Sagar 17.424 78.474 | 23 Wagah Border 31.605 74.573 | 05 Sukhna Lake 30.742 76.818
05 Rock Garden 30.752 76.807 | 25 CMBT 13.068 80.205 | 25 Koyambedu 13.069 80.194 | 40 KPHB 17.493 78.4 | 16 Manish Nagar 21.087 79.083 | 35 Palasia 22.724 75.887 | 35 Rajwada Indore 22.718 75.855
39 Auli 30.528 79.566 | 11 Kasol 32.01 77.315 | 39 Mukteshwar 29.472 79.648 | 11 Chail 30.967 77.197 | 11 Kufri 31.098 77.268 | 11 Rohtang 32.371 77.247 | 11 Kaza 32.227 78.072
39 Kedarnath 30.735 79.067 | 39 Badrinath 30.744 79.493 | 39 Gangotri 30.995 78.94 | 39 Yamunotri 31.013 78.46 | 12 Gulmarg 34.048 74.38 | 12 Pahalgam 34.015 75.319 | 12 Sonamarg 34.303 75.293
41 Pangong 33.76 78.67 | 41 Diskit 34.546 77.56 | 02 Araku 18.327 82.877 | 19 Agumbe 13.503 75.093 | 19 Gokarna 14.546 74.318 | 19 Hampi 15.335 76.46 | 19 Coorg 12.42 75.74 | 13 Thekkady 9.603 77.163
25 Mahabalipuram 12.617 80.193 | 25 Yercaud 11.775 78.209 | 01 Havelock 12.02 92.99 | 16 Lavasa 18.406 73.507 | 16 Mahabaleshwar 17.925 73.658 | 28 Digha 21.627 87.508 | 28 Mandarmani 21.667 87.706
28 Gosaba 22.165 88.807 | 29 Pelling 27.301 88.235 | 29 Lachung 27.689 88.743 | 30 Ziro 27.544 93.83 | 03 Majuli 26.95 94.17 | 03 Kaziranga 26.583 93.41 | 18 Dawki 25.185 92.02
16 Kalyani Nagar 18.547 73.903 | 40 Chowmahalla Palace 17.358 78.472 | 21 Nandankanan 20.396 85.825 | 21 Nandankanan Zoo 20.396 85.825 | 25 VIT 12.969 79.156 | 28 Ruby Hospital 22.513 88.403
`;

/** Where each is, with the code of its state in GeoNames. */
export const LANDMARKS = [...TABLE.matchAll(/(\d{2}) ([^|\n]+?) (-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)(?= \||\n)/g)].map(
  ([, region = '', name = '', lat, lng], i) => ({
    id: -1000 - i,
    name,
    country: 'IN',
    region,
    lat: Number(lat),
    lng: Number(lng),
  }),
);
