// Shared modules load before anything that imports them.
void import('./standalone/start.tsx');
