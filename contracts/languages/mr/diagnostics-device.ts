/** The texts of answers that are worked out on the phone, in Marathi. */
export const deviceTexts = {
  'device.keep': 'माझे शब्द याच फोनमध्ये राहू द्या',
  'device.keep.hint': 'तुम्ही लिहिलेले कुठेही पाठवले जात नाही. एकदा सुमारे {size} kB डाउनलोड लागते.',
  'device.keep.ready': 'उत्तर याच फोनमध्ये तयार होते आणि तुमच्या प्रश्नातले काहीही कुठे पाठवले जात नाही.',
  'device.consent.hint': '{facts}. हे तुमच्या प्रश्नासोबत याच फोनमध्ये राहते.',
  'device.fetching': 'सुमारे {size} kB पैकी {percent} %',
  'device.fetching.label': 'फोनवर उत्तर देण्यासाठी लागणाऱ्या गोष्टी डाउनलोड होत आहेत',
  'device.fetchAgain': 'पुन्हा डाउनलोड करा',
  'device.problem.no_worker':
    'या ब्राउझरमध्ये फोनवर उत्तर तयार होऊ शकत नाही. तो अपडेट करून पाहा किंवा “माझे शब्द याच फोनमध्ये राहू द्या” बंद करा.',
  'device.problem.not_fetched': 'डाउनलोड पूर्ण झाले नाही. इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
  'device.problem.no_space': 'यासाठी फोनमध्ये मोकळी मेमरी कमी आहे. इतर ॲप बंद करून पुन्हा प्रयत्न करा.',
  'device.problem.stopped': 'फोनवर उत्तर तयार होताना मध्येच थांबले. कृपया पुन्हा प्रयत्न करा.',
  'device.failed': 'अजून उत्तर मिळाले नाही आणि काहीही पाठवले गेले नाही. तुमचे शब्द चौकटीत तसेच आहेत. {message}',
  'device.answerHere': 'याच फोनवर उत्तर मिळवा (सुमारे {size} kB डाउनलोड होईल)',
  'device.answerHere.ready': 'याच फोनवर उत्तर मिळवा',
} as const;
