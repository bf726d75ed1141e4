import { findInconsistencies } from './check-knowledge.ts';
import { loadKnowledge } from './load-knowledge.ts';

it('what means the same as nothing there is, or as two things, is named', () => {
  const alike = [
    { means: 'being warm', findings: ['fever', 'made_up'] },
    { means: 'being cold', findings: ['fever', 'chills'] },
  ];
  expect(findInconsistencies({ ...loadKnowledge(), alike }, new Map())).toEqual([
    expect.stringContaining('made_up'),
    'alike.json: "fever" stands there twice',
  ]);
});
