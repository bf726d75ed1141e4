// The health check inside an image: `healthy.js /path` passes when the server of this container answers there with success.
const [place = '/'] = process.argv.slice(2);
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 8080}${place}`, {
  signal: AbortSignal.timeout(2000),
}).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
