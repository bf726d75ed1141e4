import type { Schema } from '@sahaay/contracts';

const names = [
  'Lake Road',
  'Old Bridge',
  'Rose Garden',
  'Hill View',
  'Station Square',
  'Banyan Tree',
  'River Bank',
  'Temple Street',
  'New Market',
];

/** Invented places, nearest first. */
export function fakePlaces(type: string, count: number): Schema<'Place'>[] {
  return names.slice(0, count).map((name, index) => ({
    name: `${name} ${type.charAt(0).toUpperCase()}${type.slice(1)}`,
    address: `${12 + index} ${name}, near the clock tower, Pune 411004`,
    description: `${type.charAt(0).toUpperCase()}${type.slice(1)}, open to all`,
    rating: index % 3 === 2 ? null : 4.6 - index / 10,
    link: 'https://www.openstreetmap.org/directions?to=18.5308,73.8475',
    lat: 18.5308 + index / 100,
    lng: 73.8475,
    distanceMeters: 350 + index * 430,
    phone: index % 3 === 1 ? null : `020 5550 1${index}84`,
    openNow: index % 4 === 3 ? false : index % 3 === 2 ? null : true,
    closesAt: index % 4 === 3 || index % 3 === 2 ? null : '21:00',
    opensAt: index % 4 === 3 ? '09:00' : null,
    opensTomorrow: index % 4 === 3,
    open24h: false,
    wheelchair: index % 3 === 0,
    emergency: type === 'hospital' && index % 2 === 0,
    offersAsked: true,
    source: 'directory',
    attribution: 'Places © OpenStreetMap contributors',
    approximate: index === 4,
  }));
}
