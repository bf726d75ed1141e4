/** The Hindi texts about answers that are worked out on the person's own device. */
export const deviceTexts = {
  'device.keep': 'मेरे शब्द इसी फ़ोन में रहें',
  'device.keep.hint':
    'जवाब इसी फ़ोन में बनता है और आपके सवाल की कोई बात कहीं नहीं भेजी जाती। इसके लिए एक बार लगभग {size} kB डाउनलोड होगा।',
  'device.keep.ready': 'जवाब इसी फ़ोन में बनता है और आपके सवाल की कोई बात कहीं नहीं भेजी जाती।',
  'device.consent.hint': '{facts}। यह आपके सवाल के साथ इसी फ़ोन में रहता है।',
  'device.fetching': 'लगभग {size} kB में से {percent} %',
  'device.fetching.label': 'फ़ोन पर जवाब देने के लिए ज़रूरी चीज़ें डाउनलोड हो रही हैं',
  'device.fetchAgain': 'फिर डाउनलोड करें',
  'device.problem.too_old':
    'यह ब्राउज़र पुराना है, इसमें फ़ोन पर जवाब नहीं बन सकता। इसे अपडेट करें, या “मेरे शब्द इसी फ़ोन में रहें” बंद करें।',
  'device.problem.not_fetched': 'डाउनलोड पूरा नहीं हुआ। अपना इंटरनेट जाँचें और फिर कोशिश करें।',
  'device.problem.no_space': 'इसके लिए फ़ोन में खाली मेमोरी कम है। दूसरे ऐप बंद करके फिर कोशिश करें।',
  'device.problem.stopped': 'फ़ोन पर जवाब बनते-बनते रुक गया। कृपया फिर कोशिश करें।',
  'device.failed': 'अभी जवाब नहीं मिला, और कुछ भेजा नहीं गया। आपके शब्द बॉक्स में वैसे ही हैं। {message}',
  'device.answerHere': 'इसी फ़ोन पर जवाब पाएँ (लगभग {size} kB डाउनलोड होगा)',
  'device.answerHere.ready': 'इसी फ़ोन पर जवाब पाएँ',
  'device.answer.title': 'यह जवाब इसी फ़ोन पर बना है',
  'device.answer.kept': 'आपके शब्द यहीं रहे। आपके सवाल की कोई बात कहीं नहीं भेजी गई।',
  'device.answer.offline': 'इंटरनेट नहीं था। फ़ोन में वही चिकित्सा जानकारी है जो हमारी सेवा में है।',
  'device.answer.again': 'हमारी सेवा से फिर पूछें',
  'device.answer.asking': 'हमारी सेवा से पूछ रहे हैं…',
  'device.answer.failed': 'हमारी सेवा से जवाब नहीं आया। आपका नतीजा फिर भी वही है।',
  'device.doctors.kept': 'हमने डॉक्टर नहीं खोजे हैं। खोजने पर आपकी जगह और पहली बीमारी का नाम भेजा जाता है, आपके शब्द नहीं।',
  'device.doctors.offline': 'इंटरनेट आने पर यहाँ दबाएँ, तब हम आपके पास के डॉक्टर खोजेंगे।',
  'device.doctors.find': 'डॉक्टर खोजें',
} as const;
