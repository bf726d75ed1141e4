/** The Hindi texts of what can be done at the end of an answer: reporting that it is wrong, and reading what others wrote. */
export const wrongAnswerTexts = {
  'wrong.open': 'गलत जवाब की सूचना दें',
  'wrong.title': 'इस जवाब में क्या गलत है?',
  'wrong.danger': 'इस सूचना का कोई जवाब नहीं आएगा। अभी मदद चाहिए तो 112 पर कॉल करें।',
  'wrong.fault': 'क्या गलत है?',
  'wrong.choose': 'कृपया चुनें',
  'wrong.faultMissing': 'कृपया चुनें कि क्या गलत है',
  'wrong.not_urgent_enough': 'हालत जवाब से ज़्यादा गंभीर है',
  'wrong.too_urgent': 'हालत जवाब जितनी गंभीर नहीं है',
  'wrong.wrong_illness': 'बीमारी का नाम गलत है या छूट गया है',
  'wrong.misunderstood': 'मेरे शब्द गलत समझे गए',
  'wrong.harmful_step': 'कोई सलाह नुकसान कर सकती है',
  'wrong.other': 'कुछ और',
  'wrong.note': 'जवाब क्या होना चाहिए था? (ज़रूरी नहीं)',
  'wrong.noteHint': 'कृपया नाम, पता और फ़ोन नंबर न लिखें।',
  'wrong.words': 'मैंने अपनी तकलीफ़ के बारे में जो लिखा, वह भी भेजें',
  'wrong.sent': 'बस इतना ही भेजा जाएगा',
  'wrong.nothingElse':
    'और कुछ नहीं भेजा जाता, यह भी नहीं कि आप कौन हैं। बनाने वाले इसे 180 दिन तक ताला लगाकर (एन्क्रिप्ट करके) रखते हैं।',
  'wrong.cancel': 'रहने दें',
  'wrong.send': 'सूचना भेजें',
  'wrong.sending': 'भेज रहे हैं…',
  'wrong.done': 'धन्यवाद। आपकी सूचना भेज दी गई।',
  'wrong.offline': 'इंटरनेट नहीं है, इसलिए कुछ नहीं भेजा गया। कृपया बाद में फिर कोशिश करें।',
  'wrong.notLoaded': 'फ़ॉर्म नहीं खुला। अपना इंटरनेट जाँचें और फिर कोशिश करें।',

  'others.open': 'जिन लोगों ने इसके बारे में लिखा',
  'others.leaves':
    'किसी नाम पर टैप करें तो वह आपसी चर्चा में खोजा जाएगा। सिर्फ़ वही नाम भेजा जाता है। आपने जो लिखा, आपके जवाब और यह किसके बारे में है, यह सब यहीं रहता है।',
  'others.failed': 'आपसी चर्चा नहीं खुली, इसलिए कुछ नहीं भेजा गया। कृपया थोड़ी देर बाद फिर कोशिश करें।',
} as const;
