/** A body for each request class that works as it stands. Swagger UI fills it in. */
export const EXAMPLES: Readonly<Record<string, object>> = {
  Credentials: { email: 'asha@example.org', password: 'neem tree 42 umbrella' },
  ForgotPasswordRequest: { email: 'asha@example.org' },
  ConfirmationRequest: { password: 'neem tree 42 umbrella' },
  ChangePasswordRequest: { currentPassword: 'neem tree 42 umbrella', password: 'banyan 7 lantern river' },
  ResetPasswordRequest: { token: 'from-the-link-in-the-email', password: 'banyan 7 lantern river' },
  OnboardingProfile: {
    name: 'Asha Rao',
    phone: '+91 98765 43210',
    address: '12 Lake Road, Pune',
    dob: '1990-05-17',
    gender: 'female',
  },
  ProfileUpdate: {
    name: 'Asha Rao',
    phone: '+91 98765 43210',
    address: '12 Lake Road, Pune',
    dob: '1990-05-17',
    gender: 'female',
  },
  PredictRequest: { symptomsText: 'I have had fever and body ache for three days, no cough', age: 34, sex: 'female' },
  NearbySearchRequest: { location: '28.6315,77.2167', filter: 'hospital' },
  WhereaboutsRequest: { location: '28.6315,77.2167' },
  GeocodeRequest: { address: 'Connaught Place, New Delhi' },
  NewPost: { content: 'Walking every evening has helped my back.', anonymous: false },
  NewDecision: { act: 'hide', reason: 'sells_cures' },
  NewReply: { content: 'Mine too. I began with ten minutes a day.', anonymous: false },
};
