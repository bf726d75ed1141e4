/**
 * What the API says to people when something fails, in Hindi, by the English sentence. A number stands as #. What only a
 * program can meet is said in English alone.
 */
export const HINDI_FAILURES: Readonly<Record<string, string>> = {
  'Something went wrong on our side. Please try again later.': 'हमारी ओर से कुछ गड़बड़ हो गई। कृपया बाद में फिर कोशिश करें।',
  'We cannot reach our records right now. Please try again in a moment.':
    'हम अभी अपने रिकॉर्ड तक नहीं पहुँच पा रहे। कृपया थोड़ी देर में फिर कोशिश करें।',
  'We cannot check who is signed in right now. Please try again in a moment.':
    'हम अभी जाँच नहीं पा रहे कि कौन साइन इन है। कृपया थोड़ी देर में फिर कोशिश करें।',
  'The request is too large. Please shorten it.': 'यह बहुत बड़ा है। कृपया छोटा करें।',
  'There is nothing at this address.': 'इस पते पर कुछ नहीं है।',
  'Please check the information you provided': 'कृपया अपनी दी हुई जानकारी जाँच लें',
  'This text contains a character that we cannot store.': 'इसमें एक ऐसा चिह्न है जिसे हम सेव नहीं कर सकते।',
  'Too many requests. Please try again in 1 second.': 'बहुत ज़्यादा बार पूछा गया। कृपया 1 सेकंड बाद फिर कोशिश करें।',
  'Too many requests. Please try again in # seconds.': 'बहुत ज़्यादा बार पूछा गया। कृपया # सेकंड बाद फिर कोशिश करें।',
  'Too many requests. Please try again in # minutes.': 'बहुत ज़्यादा बार पूछा गया। कृपया # मिनट बाद फिर कोशिश करें।',
  'Too many requests. Please try again in # hours.': 'बहुत ज़्यादा बार पूछा गया। कृपया # घंटे बाद फिर कोशिश करें।',
  'Too many attempts. Please try again in 1 second.': 'बहुत ज़्यादा कोशिशें हो गईं। कृपया 1 सेकंड बाद फिर कोशिश करें।',
  'Too many attempts. Please try again in # seconds.': 'बहुत ज़्यादा कोशिशें हो गईं। कृपया # सेकंड बाद फिर कोशिश करें।',
  'Too many attempts. Please try again in # minutes.': 'बहुत ज़्यादा कोशिशें हो गईं। कृपया # मिनट बाद फिर कोशिश करें।',
  'Too many attempts. Please try again in # hours.': 'बहुत ज़्यादा कोशिशें हो गईं। कृपया # घंटे बाद फिर कोशिश करें।',
  'Too many new accounts. Please try again in 1 second.': 'बहुत-से नए खाते खुले हैं। कृपया 1 सेकंड बाद फिर कोशिश करें।',
  'Too many new accounts. Please try again in # seconds.': 'बहुत-से नए खाते खुले हैं। कृपया # सेकंड बाद फिर कोशिश करें।',
  'Too many new accounts. Please try again in # minutes.': 'बहुत-से नए खाते खुले हैं। कृपया # मिनट बाद फिर कोशिश करें।',
  'Too many new accounts. Please try again in # hours.': 'बहुत-से नए खाते खुले हैं। कृपया # घंटे बाद फिर कोशिश करें।',

  'Please sign in to continue.': 'आगे बढ़ने के लिए कृपया साइन इन करें।',
  'Please show first that it is you.': 'कृपया पहले दिखाएँ कि ये आप ही हैं।',
  'This device is not signed in any more.': 'यह डिवाइस अब साइन इन नहीं है।',
  'An account with this email already exists': 'इस ईमेल का खाता पहले से है',
  'Invalid email or password': 'ईमेल या पासवर्ड सही नहीं है',
  'Please enter a valid email address.': 'कृपया सही ईमेल पता लिखें।',
  'Please enter your password.': 'कृपया अपना पासवर्ड लिखें।',
  'Please enter your current password.': 'कृपया अपना अभी का पासवर्ड लिखें।',
  'Please choose another password': 'कृपया कोई दूसरा पासवर्ड चुनें',
  'Your password must have at least # characters.': 'पासवर्ड में कम से कम # अक्षर होने चाहिए।',
  'Your password must have at most # characters.': 'पासवर्ड में ज़्यादा से ज़्यादा # अक्षर हो सकते हैं।',
  'This password is too easy to guess. Please choose another one.':
    'इस पासवर्ड का अंदाज़ा लगाना बहुत आसान है। कृपया कोई दूसरा चुनें।',
  'This passkey was not accepted. Please try again.': 'यह पासकी नहीं मानी गई। कृपया फिर कोशिश करें।',
  'This passkey is there already, or you have #. Please remove one first.':
    'यह पासकी पहले से है, या आपके पास # पासकी हो चुकी हैं। कृपया पहले एक हटाएँ।',
  'This passkey is not there any more.': 'यह पासकी अब नहीं है।',
  'This password was stolen elsewhere, and many people know it. Please choose another one.':
    'यह पासवर्ड कहीं और से चोरी हो चुका है, और बहुत लोग इसे जानते हैं। कृपया कोई दूसरा चुनें।',
  'Your email address is too easy to guess as a password. Please choose another one.':
    'ईमेल पते का अंदाज़ा लगाना बहुत आसान है। कृपया कोई दूसरा पासवर्ड चुनें।',
  'The name of this app is too easy to guess as a password. Please choose another one.':
    'ऐप के नाम का अंदाज़ा लगाना बहुत आसान है। कृपया कोई दूसरा पासवर्ड चुनें।',
  'This is not your password. Please try again.': 'यह आपका पासवर्ड नहीं है। कृपया फिर कोशिश करें।',
  'Please enter the code.': 'कृपया कोड लिखें।',
  'Please enter the code from your app.': 'कृपया अपने ऐप में दिख रहा कोड लिखें।',
  'This code is not right. Please try again.': 'यह कोड सही नहीं है। कृपया फिर कोशिश करें।',
  'This code is not right. Please enter the one that your app shows now.':
    'यह कोड सही नहीं है। कृपया वही कोड लिखें जो आपके ऐप में अभी दिख रहा है।',
  'Please choose a password first. The code is asked for after it.': 'कृपया पहले पासवर्ड चुनें। कोड उसके बाद पूछा जाता है।',
  'Codes from an app are already on for your account.': 'आपके खाते में ऐप का कोड पहले से चालू है।',
  'Codes from an app are not on for your account.': 'आपके खाते में ऐप का कोड चालू नहीं है।',
  'This link has expired or was already used. Please ask for a new one.':
    'इस लिंक का समय निकल चुका है या यह काम में आ चुका है। कृपया नया लिंक मँगाएँ।',
  'Please open the link in your email again.': 'कृपया अपने ईमेल में आया लिंक फिर से खोलें।',
  'Many people are signing in right now. Please try again in a moment.':
    'अभी बहुत लोग साइन इन कर रहे हैं। कृपया थोड़ी देर में फिर कोशिश करें।',
  'Sign-in with Google is not set up here. Please use your email and password.':
    'यहाँ Google से साइन इन करने की सुविधा नहीं है। कृपया अपना ईमेल और पासवर्ड डालें।',

  'Please change at least one thing about your profile': 'कृपया अपने प्रोफ़ाइल में कम से कम एक चीज़ बदलें',
  'Name is required': 'नाम लिखना ज़रूरी है',
  'Name has a character that cannot be stored': 'नाम में एक ऐसा चिह्न है जिसे सेव नहीं किया जा सकता',
  'Name has an invisible mark that changes how it reads': 'नाम में एक छिपा चिह्न है जो उसे बदलकर दिखाता है',
  'Name must be at least # characters': 'नाम में कम से कम # अक्षर होने चाहिए',
  'Name must be at most # characters': 'नाम में ज़्यादा से ज़्यादा # अक्षर हो सकते हैं',
  'Address is required': 'पता लिखना ज़रूरी है',
  'Address has a character that cannot be stored': 'पते में एक ऐसा चिह्न है जिसे सेव नहीं किया जा सकता',
  'Address must be at most # characters': 'पते में ज़्यादा से ज़्यादा # अक्षर हो सकते हैं',
  'Please enter a valid phone number': 'कृपया सही फ़ोन नंबर लिखें',
  'Please choose a gender': 'कृपया लिंग चुनें',
  'Please enter a valid date': 'कृपया सही तारीख लिखें',
  'Birth date cannot be in the future': 'जन्म की तारीख आगे की नहीं हो सकती',

  'Post content cannot be empty': 'पोस्ट खाली नहीं हो सकता',
  'Your post has a character that cannot be stored': 'आपके पोस्ट में एक ऐसा चिह्न है जिसे सेव नहीं किया जा सकता',
  'Your post is too long. Please shorten it': 'आपका पोस्ट बहुत लंबा है। कृपया छोटा करें',
  'Please offer no medicine or cure by private contact. Write what helped without a number, email or group, so that everyone can read it':
    'कृपया निजी संपर्क पर दवा या इलाज न बेचें, न दें। जिससे आराम मिला, उसे बिना नंबर, ईमेल या ग्रुप के लिखें, ताकि सब पढ़ सकें',
  'Please use at most # links': 'कृपया ज़्यादा से ज़्यादा # लिंक दें',
  'You have already written this today. Please add something new, or wait for an answer':
    'आप आज यह पहले ही लिख चुके हैं। कृपया कुछ नया जोड़ें या जवाब का इंतज़ार करें',
  'Others have written these very words today. Please use your own words':
    'आज दूसरे लोग ठीक यही शब्द लिख चुके हैं। कृपया अपने शब्दों में लिखें',
  'You have shared many links. Please share more in # minutes': 'आप बहुत-से लिंक दे चुके हैं। कृपया # मिनट बाद और दें',
  'New accounts can write # times an hour. Please write again in # minutes. In an emergency call #':
    'नए खाते से एक घंटे में # बार लिखा जा सकता है। कृपया # मिनट बाद फिर लिखें। आपात स्थिति में # पर कॉल करें',
  'Post not found': 'यह पोस्ट नहीं मिला',
  'Reply content cannot be empty': 'जवाब खाली नहीं हो सकता',
  'Your reply has a character that cannot be stored': 'आपके जवाब में एक ऐसा चिह्न है जिसे सेव नहीं किया जा सकता',
  'Your reply is too long. Please shorten it': 'आपका जवाब बहुत लंबा है। कृपया छोटा करें',
  'Reply not found': 'यह जवाब नहीं मिला',
  'You can only delete your own replies': 'आप सिर्फ़ अपने जवाब मिटा सकते हैं',
  'You cannot report your own reply, but you can delete it':
    'अपने ही जवाब की शिकायत नहीं की जा सकती, पर उसे मिटाया जा सकता है',
  'You are under #. Please ask your parent or guardian to agree in Settings before you write here. In an emergency call #':
    'आपकी उम्र # से कम है। यहाँ लिखने से पहले कृपया अपने माता-पिता या अभिभावक से सेटिंग में सहमति देने को कहें। आपात स्थिति में # पर फ़ोन करें',
  'Please tick that you agree': 'कृपया सही का निशान लगाकर सहमति दें',
  'An adult is asked only when the date of birth says that somebody is under 18':
    'किसी बड़े से तभी पूछा जाता है जब जन्मतिथि के अनुसार उम्र 18 से कम हो',
  'You cannot mute yourself': 'आप खुद को म्यूट नहीं कर सकते',
  'Idempotency-Key must be 16 to 64 letters and digits': 'Idempotency-Key में 16 से 64 अक्षर और अंक हों',
  'This was already sent, with other words': 'यह पहले ही भेजा जा चुका है, दूसरे शब्दों में',
  'Only moderators can do this': 'यह सिर्फ़ मॉडरेटर कर सकते हैं',
  'Another moderator must decide about what you wrote': 'आपके लिखे पर कोई दूसरा मॉडरेटर फ़ैसला करेगा',
  'This report is not there any more': 'यह शिकायत अब नहीं है',
  'You have already asked for another look': 'आप दोबारा देखने के लिए पहले ही कह चुके हैं',
  'Please write what to look for, or choose a topic': 'कृपया लिखें कि क्या ढूँढना है, या कोई विषय चुनें',
  'We do not know this topic': 'यह विषय हमें नहीं पता',
  'Please choose a reason, which the author will read': 'कृपया कारण चुनें, लिखने वाला उसे पढ़ेगा',
  'You can only delete your own posts': 'आप सिर्फ़ अपने पोस्ट मिटा सकते हैं',
  'You cannot report your own post, but you can delete it':
    'अपने ही पोस्ट की शिकायत नहीं की जा सकती, पर उसे मिटाया जा सकता है',
  'This page of posts does not exist. Please start again from the newest post':
    'पोस्ट का यह पेज नहीं है। कृपया सबसे नए पोस्ट से फिर शुरू करें',

  'Please describe your symptoms first': 'कृपया पहले अपनी तकलीफ़ लिखें',
  'Please use at most # characters.': 'कृपया ज़्यादा से ज़्यादा # अक्षर लिखें।',
  'Age must be a number': 'उम्र अंकों में होनी चाहिए',
  'Age must be between # and #': 'उम्र # से # के बीच होनी चाहिए',
  'The weeks of the pregnancy must be a whole number': 'गर्भ के हफ़्ते पूरी संख्या में होने चाहिए',
  'The weeks of the pregnancy must be between # and #': 'गर्भ के हफ़्ते # से # के बीच होने चाहिए',

  'Could not find the specified location. Please try again.': 'यह जगह नहीं मिली। कृपया फिर कोशिश करें।',
  'Please enter a location of at most # characters.': 'कृपया जगह ज़्यादा से ज़्यादा # अक्षरों में लिखें।',
  'We cannot look up addresses right now. Please try again later.': 'हम अभी पते नहीं खोज पा रहे। कृपया बाद में फिर कोशिश करें।',
  'We cannot reach live places right now. Please try again later.':
    'हम अभी ताज़ा जगहें नहीं ला पा रहे। कृपया बाद में फिर कोशिश करें।',
  'We cannot reach live map data right now. Please try again later.':
    'हम अभी नक्शे की ताज़ा जानकारी नहीं ला पा रहे। कृपया बाद में फिर कोशिश करें।',
  'Please say what to look for.': 'कृपया बताएँ कि क्या खोजना है।',
  'Please use only letters and digits.': 'कृपया सिर्फ़ अक्षर और अंक लिखें।',
};
