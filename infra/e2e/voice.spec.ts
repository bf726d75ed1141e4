import { expect, test } from './test.ts';
import { faultsFoundByAxe } from './axe.ts';
import { enter } from './person.ts';

/** Puts a recogniser that hears one sentence, and a voice that never comes to an end, in place of the browser's own. */
function standIn(): void {
  class Recogniser {
    onresult: ((event: unknown) => void) | null = null;
    onend: (() => void) | null = null;
    start(): void {
      setTimeout(
        () => this.onresult?.({ results: [[{ transcript: 'an itchy rash on both arms for five days' }]] }),
        50,
      );
    }
    stop(): void {
      setTimeout(() => this.onend?.());
    }
    abort(): void {
      this.onend?.();
    }
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [{ lang: 'en-IN', localService: true }],
    speak: () => undefined,
    cancel: () => undefined,
  });
  Object.defineProperty(window, 'webkitSpeechRecognition', { configurable: true, value: Recogniser });
  Object.defineProperty(window, 'SpeechRecognition', { configurable: true, value: undefined });
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: synthesis });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { configurable: true, value: class {} });
}

for (const [width, colorScheme] of [
  [360, 'light'],
  [1280, 'dark'],
] as const)
  test.describe(`at ${width} px in the ${colorScheme} theme`, () => {
    test.use({ viewport: { width, height: 780 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('somebody tells by voice what is wrong, and has the answer read aloud', async ({ page }, info) => {
      await page.addInitScript(standIn);
      await enter(page, '/user/diagnostics');
      const mic = page.getByRole('button', { name: 'Speak instead of typing' });
      const size = await mic.boundingBox();
      expect(size).toMatchObject({ width: 48, height: 48 });
      await mic.click();
      await expect(page.getByText(/may hear what you say/)).toBeVisible();
      expect(await faultsFoundByAxe(page)).toEqual([]);
      await page.screenshot({ path: info.outputPath('who-hears.png') });
      await page.getByRole('button', { name: 'Start listening' }).click();
      await expect(page.getByText('“an itchy rash on both arms for five days”')).toBeVisible();
      expect(await faultsFoundByAxe(page)).toEqual([]);
      await page.screenshot({ path: info.outputPath('listening.png') });
      await page.getByRole('button', { name: 'Stop listening' }).click();
      await expect(page.getByRole('textbox').first()).toHaveValue('an itchy rash on both arms for five days');

      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your result' })).toBeVisible();
      await page.getByRole('button', { name: 'Read aloud' }).click();
      await expect(page.getByRole('button', { name: 'Stop reading' })).toBeVisible();
      await expect(page.locator('[data-spoken]')).toHaveCount(1);
      expect(await faultsFoundByAxe(page)).toEqual([]);
      await page.screenshot({ path: info.outputPath('reading.png') });

      await page.goto('/user/diagnostics');
      await page.getByRole('textbox').first().fill('Crushing chest pain going down my left arm, sweating');
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Read aloud' }).click();
      await expect(page.getByRole('dialog').locator('[data-spoken]')).toHaveCount(1);
      expect(await faultsFoundByAxe(page)).toEqual([]);
      await page.screenshot({ path: info.outputPath('first-aid.png') });
    });
  });
