import type { CareLevel, Language } from '@sahaay/contracts/constants';
import type { FloorName } from './care-level/floors.ts';
import type { RedFlagKind } from './red-flags/raise-flags.ts';

/** What is said to the person around the conditions. */
interface Sentences {
  /** There is no diagnosis yet, and why. */
  readonly needMore: string;
  readonly notMedical: string;
  readonly hardToBear: string;
  /** Why so soon, or why not. The page says what to do in its heading. */
  readonly advice: Readonly<Record<CareLevel, string>>;
  /** Why care is sooner than the likely conditions alone would have it. */
  readonly adviceRaised: Readonly<Record<FloorName | 'vulnerable', string>>;
  /** When to call 112, if the condition has no sentence of its own. */
  readonly warning: string;
  /** When to seek help, or more of it. */
  readonly comeBack: {
    readonly self_care: (days: number) => string;
    readonly doctor: (days: number) => string;
    readonly urgent: string;
    /** It has lasted longer than is usual. */
    readonly tooLong: string;
  };
  readonly callNow: string;
  /** In an emergency to which no ambulance has to come. */
  readonly goNow: { readonly advice: string; readonly warning: string };
  /** Why a red flag cannot wait. */
  readonly emergency: Readonly<Record<RedFlagKind, string>>;
  readonly urgentFlag: string;
  /** Why a danger that is not certain is asked about. */
  readonly askFirst: string;
  readonly disclaimer: string;
  /** @param left what was left out of the steps → why */
  readonly leftOut: (left: ReadonlyMap<string, ReadonlySet<string>>) => string;
  readonly doctorSaidNo: string;
}

/** Whoever is not understood may still be in danger. */
const HELP: Readonly<Record<Language, string>> = {
  en: 'If someone may be in danger, call 112. If you are thinking of ending your life, call Tele-MANAS on 14416, free, day and night.',
  hi: 'किसी की जान को खतरा हो तो 112 पर फ़ोन करें। जीवन खत्म करने का मन करे तो टेली-मानस 14416 पर बात करें, मुफ़्त, दिन-रात।',
};

const inDays = (days: number): string => (days === 1 ? 'a day' : `${days} days`);

export const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    needMore: `This can have many causes. Please answer the questions, or tell us more: where it is, how it feels and when it started. ${HELP.en}`,
    hardToBear:
      'That sounds hard to bear, and nobody has to bear it alone. If there are thoughts of dying or of self-harm, call Tele-MANAS on 14416: free, day and night. If it is something else, tell us what hurts and since when.',
    notMedical: `We found nothing about health in what you wrote. We may have missed it, so this does not mean that all is well. Please say in other words how you feel, in English or Hindi. ${HELP.en}`,
    advice: {
      emergency: 'This can become dangerous within minutes. Call now.',
      urgent: 'This can get worse fast without treatment, even if you feel a little better now.',
      doctor: 'You can wait a few days, but have it checked.',
      self_care: 'This usually gets better on its own. Get help if it lasts or gets worse.',
    },
    adviceRaised: {
      vulnerable:
        'Even a mild illness should be checked in small children, in pregnancy, with a weak immune system and in old age.',
      emergency_leads: 'It is not certain, but it can be something that should not wait. Get seen today.',
      must_be_seen: 'One of your signs needs a check, even if you feel well otherwise.',
      weak_child: 'A child who is too weak to play or drink should be seen today.',
      worse_or_hard: 'It gets worse or keeps you from daily life, so have it checked.',
      lasts_long: 'It has lasted longer than this usually does. Have it checked.',
      little_understood: 'We understood only a little of what you wrote. Tell a doctor all of it.',
      not_most_read:
        'We understood only a part of what you wrote, so we cannot call it harmless. Tell a doctor all of it.',
    },
    warning: 'Call 112 at once for trouble breathing, fainting, confusion or strong pain.',
    comeBack: {
      self_care: (days) => `If it is not better in ${inDays(days)}, see a doctor.`,
      doctor: (days) => `See a doctor within ${inDays(days)}. If it gets worse before that, go the same day.`,
      urgent: 'If no doctor can see you today, go to a hospital. If it is not better two days later, go again.',
      tooLong: 'It has lasted longer than usual already. If it is not clearly better by tomorrow, see a doctor.',
    },
    callNow: 'Call 112 now.',
    goNow: {
      advice: 'This needs a hospital within hours. Go now, and let somebody else drive.',
      warning: 'Call 112 if nobody can take you, or if it gets worse on the way.',
    },
    emergency: {
      medical: 'What you describe can turn deadly within minutes. Call now.',
      self_harm: 'You deserve help right now, and people are there for you day and night.',
      poisoning: 'Some poisons do harm long before they show, so every minute counts.',
      violence: 'You have a right to be safe, and help is there day and night.',
    },
    urgentFlag: 'One thing you wrote is a warning sign. Get seen today.',
    askFirst: 'Some of these words can mean danger. Answer what we ask first. If none of it is so, get seen today.',
    disclaimer: 'This is not a diagnosis. It can be wrong. If you feel worse, get help.',
    leftOut: (left) => `We left out ${listed(left.keys(), 'and')}: you told us of ${listed(reasonsOf(left), 'and')}.`,
    doctorSaidNo: "your doctor's advice against it",
  },
  hi: {
    needMore: `इसके कई कारण हो सकते हैं। सवालों के जवाब दें, या और बताएँ: कहाँ है, कैसा लगता है और कब से। ${HELP.hi}`,
    hardToBear:
      'यह सहना कठिन लगता है, और इसे अकेले सहना ज़रूरी नहीं। मरने के या खुद को चोट पहुँचाने के विचार आते हों तो टेली-मानस 14416 पर बात करें: मुफ़्त, दिन-रात। बात कुछ और हो तो बताएँ कि तकलीफ़ कहाँ है और कब से।',
    notMedical: `इसमें सेहत की कोई बात नहीं मिली। हो सकता है हमसे छूट गई हो, इसलिए इसका मतलब यह नहीं कि सब ठीक है। दूसरे शब्दों में बताएँ कि क्या तकलीफ़ है, हिंदी या अंग्रेज़ी में। ${HELP.hi}`,
    advice: {
      emergency: 'यह कुछ मिनटों या घंटों में खतरनाक हो सकता है।',
      urgent: 'बिना इलाज यह जल्दी बढ़ सकता है, चाहे अभी थोड़ा आराम लगे।',
      doctor: 'इसमें कुछ दिन रुक सकते हैं, पर जाँच या इलाज ज़रूरी है।',
      self_care: 'यह ज़्यादातर बिना इलाज ठीक हो जाता है। बना रहे या बढ़े तो डॉक्टर को दिखाएँ।',
    },
    adviceRaised: {
      vulnerable: 'छोटे बच्चों, गर्भवती औरतों, बुज़ुर्गों और कमज़ोर शरीर वालों की हल्की बीमारी भी दिखानी चाहिए।',
      emergency_leads: 'यह पक्का नहीं है, पर ऐसी बीमारी हो सकती है जिसमें रुकना ठीक नहीं। आज ही डॉक्टर को दिखाएँ।',
      must_be_seen: 'आपकी एक तकलीफ़ की जाँच ज़रूरी है, चाहे बाकी सब ठीक लगे।',
      weak_child: 'जो बच्चा खेल या पी नहीं पा रहा, उसे आज ही डॉक्टर को दिखाएँ।',
      worse_or_hard: 'तकलीफ़ बढ़ रही है या रोज़ के काम नहीं हो पा रहे, इसलिए जाँच करवाएँ।',
      lasts_long: 'यह आम तौर से ज़्यादा समय से चल रहा है। जाँच करवाएँ।',
      little_understood: 'आपकी लिखी बात का थोड़ा ही हिस्सा समझ आया। डॉक्टर को पूरी बात बताएँ।',
      not_most_read: 'आपकी लिखी बात का एक हिस्सा ही समझ आया, इसलिए हम इसे मामूली नहीं कह सकते। डॉक्टर को पूरी बात बताएँ।',
    },
    warning: 'साँस लेने में दिक्कत, बेहोशी, होश में गड़बड़ी या तेज़ दर्द हो तो तुरंत 112 पर फ़ोन करें।',
    comeBack: {
      self_care: (days) => `${days} दिन में आराम न हो तो डॉक्टर को दिखाएँ।`,
      doctor: (days) => `${days} दिन के अंदर डॉक्टर को दिखाएँ। इससे पहले बढ़ जाए तो उसी दिन जाएँ।`,
      urgent: 'आज कोई डॉक्टर न मिले तो अस्पताल जाएँ। दो दिन बाद भी आराम न हो तो फिर दिखाएँ।',
      tooLong: 'यह आम तौर से ज़्यादा समय से चल रहा है। कल तक साफ़ आराम न हो तो डॉक्टर को दिखाएँ।',
    },
    callNow: 'अभी 112 पर फ़ोन करें।',
    goNow: {
      advice: 'इसमें कुछ ही घंटों में अस्पताल पहुँचना ज़रूरी है। अभी जाएँ, गाड़ी कोई और चलाए।',
      warning: 'कोई ले जाने वाला न हो, या रास्ते में हालत बिगड़े, तो 112 पर फ़ोन करें।',
    },
    emergency: {
      medical: 'आपकी बातों में खतरे के निशान हैं। कुछ मिनटों या घंटों में जान पर बन सकती है।',
      self_harm: 'आपको अभी मदद मिलनी चाहिए। दिन-रात लोग आपके लिए मौजूद हैं।',
      poisoning: 'कुछ ज़हर असर दिखने से बहुत पहले नुकसान करते हैं। हर मिनट कीमती है।',
      violence: 'सुरक्षित रहना आपका हक़ है, और मदद दिन-रात मिलती है।',
    },
    urgentFlag: 'आपकी बातों में एक खतरे का निशान है। कल तक न रुकें।',
    askFirst: 'इन बातों में खतरा हो सकता है। पहले नीचे पूछी गई बात बताएँ। ऐसा न हो तो भी आज ही डॉक्टर को दिखाएँ।',
    disclaimer: 'यह पक्का निदान नहीं है। यह गलत हो सकता है। तबीयत बिगड़े तो मदद लें।',
    leftOut: (left) => `हमने ${listed(left.keys(), 'और')} की सलाह नहीं दी। आपने बताया: ${listed(reasonsOf(left), 'और')}।`,
    doctorSaidNo: 'डॉक्टर ने मना किया है',
  },
};

function reasonsOf(left: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  return new Set([...left.values()].flatMap((why) => [...why]));
}

function listed(things: Iterable<string>, and: string): string {
  const all = [...things];
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${and} ${all.at(-1)}`;
}
