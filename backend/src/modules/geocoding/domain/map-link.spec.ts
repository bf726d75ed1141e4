import { readMapLink } from './map-link.js';

// ASVS 1.3.6
describe('a link to a map', () => {
  it.each([
    'https://www.google.com/maps/place/India+Gate/@28.5,77.1,17z/data=!3m1!4b1!8m2!3d28.6!4d77.2',
    'https://maps.google.com/?q=28.6,77.2',
    'https://www.google.com/maps/search/?api=1&query=28.6%2C77.2',
    'https://www.google.com/maps/dir/?api=1&destination=28.6,77.2',
    'https://maps.apple.com/?ll=28.6,77.2',
    'https://www.openstreetmap.org/?mlat=28.6&mlon=77.2#map=5/20/70',
    'geo:28.6,77.2',
    'geo:28.6,77.2?z=17',
    'geo:28.6,77.2;u=35',
    'geo:0,0?q=28.6,77.2(Home)',
  ])('%s is a position', (text) => expect(readMapLink(text)).toEqual({ lat: 28.6, lng: 77.2 }));

  it.each([
    'https://www.google.com/maps/@28.6,77.2,5z',
    'https://www.google.com/maps/place/Delhi/@28.6,77.2,11z',
    'https://www.google.com/maps/@?api=1&map_action=map&center=28.6,77.2',
    'https://www.bing.com/maps?cp=28.6,77.2',
    'https://www.openstreetmap.org/#map=5/28.6/77.2',
    'geo:28.6,77.2;u=5000',
  ])('%s is only the middle of something larger', (text) =>
    expect(readMapLink(text)).toEqual({ lat: 28.6, lng: 77.2, approximate: true }),
  );

  it.each([
    ['https://maps.google.com/?q=India+Gate', 'India Gate'],
    ['https://maps.google.com/?center=India+Gate', 'India Gate'],
    ['https://www.google.com/maps/place/India+Gate/', 'India Gate'],
    ['geo:0,0?q=12%20Lotus%20Lane', '12 Lotus Lane'],
  ])('%s asks for words', (text, words) => expect(readMapLink(text)).toEqual({ words }));

  it.each([
    '',
    'Delhi',
    'https://maps.app.goo.gl/abc',
    'http://',
    'geo:x',
    'https://maps.google.com/?q=95,200',
    'https://www.google.com/maps/place/%E0%A4%A/',
  ])('%j is none that can be read', (text) => expect(readMapLink(text)).toBeUndefined());
});
