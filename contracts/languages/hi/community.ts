/** Every text of the community in Hindi. */
export const texts = {
  'page.title': 'आपसी चर्चा',
  'notice.notMedicalAdvice': 'यहाँ लोग अपना अनुभव बताते हैं। यह डॉक्टर की सलाह नहीं है।',
  anonymous: 'बिना नाम के',

  'composer.label': 'आपका पोस्ट',
  'composer.placeholder': 'कुछ पूछिए या अपनी बात बताइए',
  'composer.postedAs': 'यहाँ सबको आपका नाम दिखेगा: {name}',
  'composer.postedAsNobody': 'आपका नाम नहीं दिखेगा',
  'composer.post': 'पोस्ट करें',
  'composer.posting': 'पोस्ट हो रहा है...',
  'composer.left': { one: '{count} अक्षर बाकी', other: '{count} अक्षर बाकी' },
  'composer.over': { one: '{count} अक्षर ज़्यादा', other: '{count} अक्षर ज़्यादा' },
  'composer.empty': 'पोस्ट खाली नहीं हो सकता',

  'posts.heading': 'नए पोस्ट',
  'posts.loading': 'पोस्ट आ रहे हैं...',
  'posts.none': 'अभी कोई पोस्ट नहीं है। पहला पोस्ट आप लिखिए!',
  'posts.retry': 'फिर कोशिश करें',
  'posts.showMore': 'और दिखाएँ',
  'posts.loadingMore': 'और पोस्ट आ रहे हैं...',
  'posts.cancel': 'रहने दें',
  'posts.gone': 'यह पोस्ट नहीं मिला',
  'posts.likes': { one: '{count} लाइक', other: '{count} लाइक' },

  'guidelines.heading': 'यहाँ सबसे प्यार से पेश आएँ',
  'guidelines.share': 'जो आप पर बीती है, वह बताइए।',
  'guidelines.private': 'नाम और फ़ोन नंबर न लिखें।',
  'guidelines.cures': 'जो पोस्ट इलाज बेचते हों, उनकी शिकायत करें।',

  'load.unauthenticated': 'चर्चा देखने के लिए लॉग इन करना होगा',
  'load.forbidden': 'आपको चर्चा देखने की अनुमति नहीं है',
  'load.notFound': 'चर्चा के पोस्ट नहीं मिले',
  'load.other': 'पोस्ट नहीं खुले ({status})',

  'create.done': 'आपका पोस्ट लग गया!',
  'create.unauthenticated': 'पोस्ट करने के लिए लॉग इन करना होगा',
  'create.forbidden': 'आपको पोस्ट करने की अनुमति नहीं है',
  'create.tooLong': 'आपका पोस्ट बहुत लंबा है। कृपया छोटा करें',
  'create.other': 'पोस्ट नहीं हो सका: {message}',

  'like.unauthenticated': 'लाइक करने के लिए लॉग इन करना होगा',
  'like.other': 'लाइक नहीं हो सका',

  'delete.ask': 'मिटाएँ',
  'delete.title': 'यह पोस्ट मिटाएँ?',
  'delete.text': 'आपका पोस्ट और उसके लाइक हमेशा के लिए मिट जाएँगे।',
  'delete.confirm': 'पोस्ट मिटाएँ',
  'delete.busy': 'मिटाया जा रहा है...',
  'delete.done': 'आपका पोस्ट मिट गया',
  'delete.unauthenticated': 'पोस्ट मिटाने के लिए लॉग इन करना होगा',
  'delete.other': 'पोस्ट नहीं मिटा',

  'report.ask': 'शिकायत करें',
  'report.title': 'इस पोस्ट की शिकायत करें?',
  'report.text':
    'उस पोस्ट की शिकायत करें जो नुकसान करे, इलाज बेचे या किसी की पहचान बता दे। कई लोग शिकायत करें, तो पोस्ट छिपा दिया जाता है।',
  'report.confirm': 'शिकायत करें',
  'report.busy': 'शिकायत भेजी जा रही है...',
  'report.done': 'धन्यवाद। आपकी शिकायत हमें मिल गई है',
  'report.reported': 'शिकायत की गई',
  'report.unauthenticated': 'शिकायत करने के लिए लॉग इन करना होगा',
  'report.other': 'शिकायत नहीं भेजी जा सकी',

  'error.server': 'सर्वर में गड़बड़ी है। कृपया बाद में फिर कोशिश करें',
  'error.network': 'इंटरनेट नहीं चल रहा। कृपया अपना कनेक्शन जाँचें',
} as const;
