import { BlockList, isIP } from 'node:net';

/** The address at which a model is asked, as the settings give it. */
interface ModelAddress {
  readonly provider: 'openai-compatible' | keyof typeof MAKERS;
  readonly baseUrl: string;
  /** The operator's own words for who answers at this address. They go before ours. */
  readonly providerName: string | undefined;
}

/** The ends of host names, and the company that answers there. A subdomain belongs to its domain. */
const COMPANIES: Readonly<Record<string, string>> = {
  'anthropic.com': 'Anthropic',
  'googleapis.com': 'Google',
  'openai.com': 'OpenAI',
  'azure.com': 'Microsoft Azure',
  'amazonaws.com': 'Amazon Web Services',
  'openrouter.ai': 'OpenRouter',
  'mistral.ai': 'Mistral AI',
  'groq.com': 'Groq',
  'together.ai': 'Together AI',
  'together.xyz': 'Together AI',
  'deepseek.com': 'DeepSeek',
  'x.ai': 'xAI',
  'cohere.com': 'Cohere',
  'sarvam.ai': 'Sarvam AI',
};

/** The loopback, private and link-local networks (RFC 1122, 1918, 3927, 4193, 4291). */
const OURS = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  OURS.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  OURS.addSubnet(network, prefix, 'ipv6');

/**
 * The names that no public resolver knows (RFC 6761, 6762, 8375; ICANN sets .internal aside). A name of one word
 * belongs to the operator's own network.
 */
const OWN_NAME = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa)$/;

/** The makers of these models are the only ones who run them; any other address is that of a gateway to them. */
const MAKERS = { anthropic: 'Anthropic', google: 'Google' } as const;

/**
 * Tells, in words for people, who reads what is sent to a language model.
 * @returns the company when it is known, and otherwise the host; null when the model runs on the service's own machines
 */
export function modelProvider({ provider, baseUrl, providerName }: ModelAddress): string | null {
  if (providerName) return providerName;
  return provider === 'openai-compatible' ? ownerOf(baseUrl) : MAKERS[provider];
}

function ownerOf(baseUrl: string): string | null {
  const host = new URL(baseUrl).hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  const version = isIP(host);
  if (version === 0 ? OWN_NAME.test(host) : OURS.check(host, version === 6 ? 'ipv6' : 'ipv4')) return null;
  const domain = Object.keys(COMPANIES).find((end) => host === end || host.endsWith(`.${end}`));
  return domain ? COMPANIES[domain]! : host;
}
