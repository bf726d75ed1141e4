/** Every text of the community in Marathi. */
export const texts = {
  'page.title': 'आपली चर्चा',
  'notice.notMedicalAdvice': 'इथे लोक स्वतःचा अनुभव सांगतात. हा डॉक्टरांचा सल्ला नाही.',
  anonymous: 'नाव नाही',

  'composer.label': 'तुमची पोस्ट',
  'composer.placeholder': 'प्रश्न विचारा किंवा काही सांगा',
  'composer.postedAs': 'इथल्या सगळ्यांना तुमचे नाव दिसेल: {name}',
  'composer.postedAsNobody': 'तुमचे नाव दिसणार नाही',
  'composer.post': 'पोस्ट करा',
  'composer.posting': 'पोस्ट होत आहे...',
  'composer.left': { one: '{count} अक्षर शिल्लक', other: '{count} अक्षरे शिल्लक' },
  'composer.over': { one: '{count} अक्षर जास्त आहे', other: '{count} अक्षरे जास्त आहेत' },
  'composer.empty': 'पोस्टमध्ये काहीतरी लिहा',

  'posts.heading': 'नव्या पोस्ट',
  'posts.loading': 'पोस्ट येत आहेत...',
  'posts.none': 'अजून एकही पोस्ट नाही. पहिली तुम्ही लिहा!',
  'posts.retry': 'पुन्हा प्रयत्न करा',
  'posts.showMore': 'आणखी दाखवा',
  'posts.loadingMore': 'आणखी पोस्ट येत आहेत...',
  'posts.cancel': 'रद्द करा',
  'posts.gone': 'पोस्ट सापडली नाही',
  'posts.likes': { one: '{count} लाइक', other: '{count} लाइक' },

  'guidelines.heading': 'इथे आपुलकीने वागा',
  'guidelines.share': 'तुम्ही कशातून गेलात ते सांगा.',
  'guidelines.private': 'नावे आणि फोन नंबर लिहू नका.',
  'guidelines.cures': 'औषधे, उपाय विकणाऱ्या पोस्टची तक्रार करा.',

  'load.unauthenticated': 'पोस्ट पाहण्यासाठी लॉग इन करा',
  'load.forbidden': 'तुम्हाला ही चर्चा पाहण्याची परवानगी नाही',
  'load.notFound': 'पोस्ट सापडल्या नाहीत',
  'load.other': 'पोस्ट आल्या नाहीत ({status})',

  'create.done': 'पोस्ट झाली!',
  'create.unauthenticated': 'पोस्ट करण्यासाठी लॉग इन करा',
  'create.forbidden': 'तुम्हाला पोस्ट करण्याची परवानगी नाही',
  'create.tooLong': 'तुमची पोस्ट फार मोठी आहे. कृपया थोडी लहान करा',
  'create.other': 'पोस्ट झाली नाही: {message}',

  'like.unauthenticated': 'लाइक करण्यासाठी लॉग इन करा',
  'like.other': 'लाइक झाले नाही',

  'delete.ask': 'काढून टाका',
  'delete.title': 'ही पोस्ट काढून टाकायची?',
  'delete.text': 'तुमची पोस्ट आणि तिचे लाइक कायमचे जातील.',
  'delete.confirm': 'पोस्ट काढून टाका',
  'delete.busy': 'काढून टाकत आहे...',
  'delete.done': 'तुमची पोस्ट काढून टाकली',
  'delete.unauthenticated': 'पोस्ट काढून टाकण्यासाठी लॉग इन करा',
  'delete.other': 'पोस्ट काढून टाकता आली नाही',

  'report.ask': 'तक्रार करा',
  'report.title': 'या पोस्टची तक्रार करायची?',
  'report.text':
    'नुकसान करणाऱ्या, उपाय विकणाऱ्या किंवा कुणाची ओळख उघड करणाऱ्या पोस्टची तक्रार करा. अनेकांनी तक्रार केलेली पोस्ट लपवली जाते.',
  'report.confirm': 'पोस्टची तक्रार करा',
  'report.busy': 'तक्रार पाठवत आहे...',
  'report.done': 'धन्यवाद. तुमची तक्रार मिळाली',
  'report.reported': 'तक्रार केली',
  'report.unauthenticated': 'पोस्टची तक्रार करण्यासाठी लॉग इन करा',
  'report.other': 'तक्रार पाठवता आली नाही',

  'error.server': 'सर्व्हरमध्ये अडचण आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा',
  'error.network': 'नेटवर्कची अडचण आहे. कृपया तुमचे इंटरनेट तपासा',
} as const;
