// Shared packages are ready only after this asynchronous step.
void import('./standalone/start.tsx');
