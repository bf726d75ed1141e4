import { deviceAnswers, deviceHasNoPosition } from '../testing/geolocation.ts';
import { devicePosition, POSITION_DENIED } from './device-position.ts';

const POSITION_UNAVAILABLE = 2;
const TIMEOUT = 3;

describe('the position of the device', () => {
  it('is asked for once when it is known', async () => {
    const device = deviceAnswers({ lat: 28.6, lng: 77.2, accuracyMeters: 35 });
    await expect(devicePosition()).resolves.toEqual({ lat: 28.6, lng: 77.2, accuracyMeters: 35 });
    expect(device.asked()).toBe(1);
  });

  it('is not asked for again after a refusal', async () => {
    const device = deviceAnswers({ code: POSITION_DENIED });
    await expect(devicePosition()).rejects.toMatchObject({ code: POSITION_DENIED });
    expect(device.asked()).toBe(1);
  });

  it.each([POSITION_UNAVAILABLE, TIMEOUT])(
    'is asked for once more, less exactly, when no satellite answers (%d)',
    async (code) => {
      const device = deviceAnswers({ code });
      await expect(devicePosition()).rejects.toMatchObject({ code });
      expect(device.asked()).toBe(2);
    },
  );

  it('is unavailable on a page that is not served securely', async () => {
    deviceHasNoPosition();
    await expect(devicePosition()).rejects.toMatchObject({ code: POSITION_UNAVAILABLE });
  });
});
