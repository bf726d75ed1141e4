/** What the wrapper shows when the server does not answer and nothing is kept on the device: whom to call. */
export const unreachablePage = (server: URL): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>Sahaay</title>
  <style>
    body { margin: 0; padding: 24px; background: #fbf8f1; color: #17302b; font: 1.0625rem/1.625rem system-ui, sans-serif; }
    a { display: block; min-height: 48px; margin-top: 12px; padding: 12px 16px; box-sizing: border-box; border-radius: 8px; background: #0b5d4e; color: #fff; font-weight: 600; }
    a[href='tel:112'] { background: #b3201d; }
  </style>
  <h1>No connection</h1>
  <p>Sahaay cannot be reached. In an emergency, call.</p>
  <p lang="hi">सहाय से संपर्क नहीं हो पा रहा। आपात स्थिति में फ़ोन करें।</p>
  <a href="tel:112">112 · Emergency · <span lang="hi">आपात सेवा</span></a>
  <a href="tel:108">108 · Ambulance · <span lang="hi">एंबुलेंस</span></a>
  <a href="tel:14416">14416 · Tele-MANAS · <span lang="hi">मन की बात</span></a>
  <a href="${server.origin}/welcome">Try again · <span lang="hi">फिर कोशिश करें</span></a>
</html>
`;
