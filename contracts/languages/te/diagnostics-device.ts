/** The texts of answers that are worked out on the phone, in Telugu. */
export const deviceTexts = {
  'device.keep': 'నా మాటలు ఈ ఫోన్‌లోనే ఉండనివ్వండి',
  'device.keep.hint': 'మీరు రాసేది ఎక్కడికీ పంపం. ఒకసారి సుమారు {size} kB డౌన్‌లోడ్ కావాలి.',
  'device.keep.ready': 'జవాబు ఈ ఫోన్‌లోనే తయారవుతుంది, మీ ప్రశ్నలోని ఏదీ ఎక్కడికీ పంపం.',
  'device.consent.hint': '{facts}. ఇది మీ ప్రశ్నతో పాటు ఈ ఫోన్‌లోనే ఉంటుంది.',
  'device.fetching': 'సుమారు {size} kBలో {percent} %',
  'device.fetching.label': 'ఫోన్‌లో జవాబు చెప్పడానికి కావలసినవి డౌన్‌లోడ్ అవుతున్నాయి',
  'device.fetchAgain': 'మళ్ళీ డౌన్‌లోడ్ చేయండి',
  'device.problem.no_worker': 'ఈ బ్రౌజర్‌లో ఫోన్‌లోనే జవాబు తయారు కాదు. దీన్ని అప్‌డేట్ చేసి చూడండి, లేదా “నా మాటలు ఈ ఫోన్‌లోనే ఉండనివ్వండి” ఆపేయండి.',
  'device.problem.not_fetched': 'డౌన్‌లోడ్ పూర్తి కాలేదు. ఇంటర్నెట్ చూసుకుని మళ్ళీ ప్రయత్నించండి.',
  'device.problem.no_space': 'దీనికి ఫోన్‌లో ఖాళీ మెమరీ సరిపోదు. వేరే యాప్‌లు మూసేసి మళ్ళీ ప్రయత్నించండి.',
  'device.problem.stopped': 'ఫోన్‌లో జవాబు తయారవుతూ మధ్యలో ఆగిపోయింది. మళ్ళీ ప్రయత్నించండి.',
  'device.failed': 'ఇంకా జవాబు రాలేదు, ఏదీ పంపలేదు. మీ మాటలు పెట్టెలో అలాగే ఉన్నాయి. {message}',
  'device.answerHere': 'ఈ ఫోన్‌లోనే జవాబు పొందండి (సుమారు {size} kB డౌన్‌లోడ్ అవుతుంది)',
  'device.answerHere.ready': 'ఈ ఫోన్‌లోనే జవాబు పొందండి',
} as const;
