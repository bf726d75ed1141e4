import type { Schema } from '../src/api/schemas.ts';

export const user: Schema<'User'> = {
  id: '3f0c8a52-6f0e-4c2b-9f43-1c8f2f7d9a10',
  name: 'Asha Kulkarni',
  email: 'asha@example.org',
  phone: '+91 98765 43210',
  address: '12 Lake Road, Pune',
  gender: 'female',
  dob: '1992-03-14',
  pfp: null,
  createdAt: '2026-08-02T10:15:00.000Z',
  updatedAt: '2026-11-20T09:02:00.000Z',
  onboarded: true,
  moderator: false,
  child: false,
  guardian: null,
};

export const devices: Schema<'AccountSession'>[] = [
  {
    id: 'b1f6c1f0a1b24f4e',
    device: 'Chrome on Android',
    startedAt: '2026-11-20T03:32:00.000Z',
    lastSeenAt: '2026-11-21T02:30:00.000Z',
    current: true,
  },
  {
    id: '0c9d2b7e53aa41d8',
    device: 'Firefox on Windows',
    startedAt: '2026-08-02T10:15:00.000Z',
    lastSeenAt: '2026-10-01T15:00:00.000Z',
    current: false,
  },
];

export const tips: Schema<'Tip'>[] = [
  {
    title: 'Wash your hands before you eat',
    description: 'Use soap for 20 seconds. It keeps many germs away.',
    source: 'WHO, Hand hygiene',
    writtenBy: null,
  },
  {
    title: 'Walk every day',
    description: 'Half an hour of brisk walking helps your heart.',
    source: 'WHO, Physical activity',
    writtenBy: null,
  },
];

export const prediction: Schema<'Prediction'> = {
  response_type: 'diagnosis',
  disease: ['Common cold'],
  definition: ['A mild infection of the nose and throat, caused by a virus.'],
  conditions: [
    {
      name: 'Common cold',
      medical_name: 'acute nasopharyngitis',
      synonyms: ['cold', 'zukam'],
      definition: 'A mild infection of the nose and throat, caused by a virus.',
      likelihood: 'likely',
      why: { supporting: ['runny nose', 'sneezing'], missing: ['cough'] },
      urgency: 'self_care',
      specialty: { key: 'general', name: 'General physician' },
    },
  ],
  triage: { level: 'self_care', advice: 'Rest at home and drink enough.', steps: ['Rest'], warning: null },
  red_flags: [],
  follow_up: [{ id: 'fever', text: 'Do you have a fever?' }],
  understood: {
    about: 'self',
    age: null,
    sex: null,
    age_from: null,
    age_disputed: false,
    days: null,
    present: ['runny nose', 'sneezing'],
    absent: [],
  },
  message: null,
  disclaimer: 'This is not a diagnosis. It can be wrong. If you feel worse, get help.',
  engine: 'knowledge_base',
};

const place = (name: string, distanceMeters: number): Schema<'Place'> => ({
  name,
  address: 'Lake Road, Pune 411004',
  description: 'Hospital, Emergency',
  rating: 4.2,
  link: 'https://www.openstreetmap.org/directions?to=18.51,73.85',
  lat: 18.51,
  lng: 73.85,
  distanceMeters,
  phone: '+91 20 5550 1000',
  openNow: true,
  closesAt: '21:00',
  opensAt: null,
  opensTomorrow: false,
  open24h: false,
  wheelchair: false,
  emergency: false,
  offersAsked: true,
  source: 'directory',
  attribution: null,
  approximate: false,
});

export const places: Schema<'Place'>[] = [place('Lake Road Hospital', 400), place('Hill Clinic', 900)];

export const whereabouts: Schema<'Whereabouts'> = {
  locality: 'Shivajinagar',
  town: 'Pune',
  state: 'Maharashtra',
  hospital: { name: 'Lake Road Hospital', distanceMeters: 400, direction: 'north' },
};

export const posts: Schema<'Post'>[] = [
  {
    id: '9a1be1de-4d0e-4dd0-a3f9-92a35a1d5a01',
    username: 'Farida Sheikh',
    content: 'The health worker made me a food chart. It helped.',
    createdAt: '2026-11-20T03:44:00.000Z',
    likes: 18,
    liked: true,
    mine: false,
    replies: 2,
    hidden: null,
  },
  {
    id: '9a1be1de-4d0e-4dd0-a3f9-92a35a1d5a02',
    username: 'Anonymous',
    content: 'What should I eat before giving blood?',
    createdAt: '2026-11-19T16:10:00.000Z',
    likes: 6,
    liked: false,
    mine: true,
    replies: 0,
    hidden: null,
  },
];

export const replies: Schema<'Reply'>[] = [
  {
    id: '5c1be1de-4d0e-4dd0-a3f9-92a35a1d5b01',
    postId: posts[1]!.id,
    username: 'Ravi Deshmukh',
    content: 'Drink two glasses of water and eat something light.',
    createdAt: '2026-11-19T17:02:00.000Z',
    likes: 2,
    liked: false,
    mine: false,
    hidden: null,
  },
];
