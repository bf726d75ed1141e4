/** The texts of answers that are worked out on the phone, in Bengali. */
export const deviceTexts = {
  'device.keep': 'আমার কথা এই ফোনেই থাকুক',
  'device.keep.hint': 'আপনার লেখা কোথাও পাঠানো হয় না। একবার প্রায় {size} kB ডাউনলোড করতে হবে।',
  'device.keep.ready': 'উত্তর এই ফোনেই তৈরি হয়, আপনার প্রশ্নের কিছুই কোথাও পাঠানো হয় না।',
  'device.consent.hint': '{facts}। এটা আপনার প্রশ্নের সঙ্গে এই ফোনেই থাকে।',
  'device.fetching': 'প্রায় {size} kB-র মধ্যে {percent} %',
  'device.fetching.label': 'ফোনে উত্তর দিতে যা লাগে তা ডাউনলোড হচ্ছে',
  'device.fetchAgain': 'আবার ডাউনলোড করুন',
  'device.problem.no_worker': 'এই ব্রাউজারে ফোনেই উত্তর তৈরি করা যাবে না। এটা আপডেট করে দেখুন, বা “আমার কথা এই ফোনেই থাকুক” বন্ধ করুন।',
  'device.problem.not_fetched': 'ডাউনলোড শেষ হয়নি। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
  'device.problem.no_space': 'এর জন্য ফোনে ফাঁকা মেমরি কম। অন্য অ্যাপ বন্ধ করে আবার চেষ্টা করুন।',
  'device.problem.stopped': 'ফোনে উত্তর তৈরি হতে হতে থেমে গেছে। আবার চেষ্টা করুন।',
  'device.failed': 'এখনও উত্তর আসেনি, আর কিছুই পাঠানো হয়নি। আপনার কথা বাক্সে তেমনই আছে। {message}',
  'device.answerHere': 'এই ফোনেই উত্তর নিন (প্রায় {size} kB ডাউনলোড হবে)',
  'device.answerHere.ready': 'এই ফোনেই উত্তর নিন',
} as const;
