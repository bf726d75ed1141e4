import { modelProvider } from './model-provider.js';

const providerAt = (baseUrl: string) =>
  modelProvider({ provider: 'openai-compatible', baseUrl, providerName: undefined });

it.each([
  ['https://api.anthropic.com/v1', 'Anthropic'],
  ['https://generativelanguage.googleapis.com/v1beta', 'Google'],
  ['https://api.openai.com/v1', 'OpenAI'],
  ['https://clinic.openai.azure.com/openai/v1', 'Microsoft Azure'],
  ['https://openrouter.ai/api/v1', 'OpenRouter'],
  ['https://models.example.org:8443/v1', 'models.example.org'],
  ['https://notopenai.com/v1', 'notopenai.com'],
  ['https://openai.com.example.org/v1', 'openai.com.example.org'],
  ['https://8.8.8.8/v1', '8.8.8.8'],
  ['https://[2001:db8::1]/v1', '2001:db8::1'],
  ['https://172.32.0.1/v1', '172.32.0.1'],
])('%s belongs to %s', (url, name) => expect(providerAt(url)).toBe(name));

it.each([
  'http://localhost:11434/v1',
  'http://127.0.0.1:8000/v1',
  'http://[::1]:8000/v1',
  'http://10.1.2.3/v1',
  'http://172.16.0.9/v1',
  'http://192.168.1.20:1234/v1',
  'http://[fd00::7]/v1',
  'http://[::ffff:10.0.0.1]/v1',
  'http://ollama:11434/v1',
  'http://gpu.internal/v1',
  'http://box.local./v1',
])('%s is a machine of this service', (url) => expect(providerAt(url)).toBeNull());

it('a gateway on a machine of this service passes on to whom it speaks for', () => {
  const baseUrl = 'http://localhost:4000/v1';
  expect(modelProvider({ provider: 'anthropic', baseUrl, providerName: undefined })).toBe('Anthropic');
  expect(modelProvider({ provider: 'google', baseUrl, providerName: undefined })).toBe('Google');
  expect(modelProvider({ provider: 'openai-compatible', baseUrl, providerName: 'OpenAI' })).toBe('OpenAI');
});
