// What is asked of an adult is one file, which is fetched for a child alone.
export { OnboardingGuardian } from './onboarding-guardian.tsx';
export { SettingsGuardian } from './settings-guardian.tsx';
