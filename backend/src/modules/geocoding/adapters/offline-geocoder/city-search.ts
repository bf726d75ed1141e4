import type { DataSource } from 'typeorm';
import { AROUND_CITY, metersBetween, placeNamed, textKey } from '../../../directory/public.js';
import type { Located } from '../../domain/geocoder.port.js';
import {
  divisionNamed,
  endsAName,
  isThing,
  namesOnlyParts,
  saysNothing,
  stationNamed,
  withoutKindOfTown,
  withoutInIt,
  withoutParts,
  withoutPost,
  withoutThingThere,
} from './address-words.js';
import { citiesNamed, cityLike, localitiesNamed, type City } from './cities.queries.js';
import { isInIndianScript } from './indian-scripts.js';
import { regionLike, regionNamed, type Region } from './regions.js';

/** Few districts reach further from their capital, metres. */
const IN_DISTRICT = 120_000;
/** When a village's name is this long and a letter away from a city's, people mean the city. */
const LONG_NAME = 8;
const LONG_NAME_ABROAD = 7;
/** Shorter names are also ordinary words. */
const LONG_WORD = 5;
/** Fewer people live in a village. */
export const TOWN = 20_000;
/** "Thane west" is rather a part of Thane than a place of that name elsewhere. */
const LARGE = 100_000;

/** A city named in an address, and what else the address says. */
export interface CityInAddress {
  readonly city: Located & Partial<Pick<City, 'name'>>;
  readonly details: readonly string[];
}

type Ending = CityInAddress & { readonly city: City };

/** An address in which no part names a city exactly: the region it names, and how many parts stand before that region. */
interface NoCity {
  readonly city: undefined;
  readonly region: Region | undefined;
  readonly unnamed: number;
}

/** Finds the city that an address names, and tells which of its parts are details within that city. */
export class CitySearch {
  constructor(
    private readonly database: DataSource,
    /** ISO code of the country in which ambiguous names are meant. */
    private readonly home: string,
  ) {}

  /** Reads a name without commas: a city, a place, a place and its city, or a misspelled one of these. */
  async inOneName(key: string): Promise<CityInAddress | undefined> {
    const exact = await this.city(key);
    if (exact) return alone((await this.cityRatherMeant(key, exact)) ?? exact);
    const bare = withoutKindOfTown(key);
    if (bare !== key && bare !== '') return this.inOneName(bare);
    return (await this.station(key)) ?? (await this.locality(key)) ?? this.amongWords(key);
  }

  /** A locality that only the directory of post offices knows, unless the name is rather a large city's, misspelled. */
  private async locality(key: string): Promise<CityInAddress | undefined> {
    const [locality] = saysNothing(key) ? [] : await localitiesNamed(this.database, key);
    return locality && alone((await this.cityRatherMeant(key, locality)) ?? locality);
  }

  /** People write "Yeshwantpur railway station" of what the gazetteer calls "Yeshwantpur Junction" or "Yeshwantpur". */
  private async station(key: string): Promise<CityInAddress | undefined> {
    const name = stationNamed(key);
    if (name === undefined) return undefined;
    const named = async (city: string) => (await this.city(`${city} station`)) ?? this.city(`${city} junction`);
    const station = await named(name);
    if (station) return station.country === this.home ? alone(station) : undefined;
    const exact = await this.city(name);
    const city = exact
      ? ((await this.cityRatherMeant(name, exact)) ?? exact)
      : await cityLike(this.database, name, this.home);
    return city?.country === this.home ? alone((await named(textKey(city.name))) ?? city) : undefined;
  }

  /** Reads the parts of an address from its end. The last part that names a city decides, in the region named after it. */
  async inSeveralParts(parts: readonly string[]): Promise<CityInAddress | undefined> {
    const found = await this.namedExactly(parts);
    if (found.city) return found;
    const { region, unnamed } = found;
    for (let i = unnamed - 1; i >= 0; i--) {
      const [locality] = saysNothing(parts[i] ?? '')
        ? []
        : await localitiesNamed(this.database, parts[i] ?? '', region);
      if (locality) return { city: locality, details: parts.slice(0, i) };
    }
    for (let i = unnamed - 1; i >= 0; i--) {
      const similar = await cityLike(this.database, parts[i] ?? '', this.home, region);
      if (similar) return { city: similar, details: parts.slice(0, i) };
    }
    // "TN" is Tennessee, and Tamil Nadu to whoever writes it after Madurai.
    const elsewhere = region && (await this.city(parts[unnamed - 1] ?? ''));
    const place = elsewhere ?? (await placeNamed(this.database, 'alike', parts.join(' '), this.home));
    return place && alone(place);
  }

  /** Finds a city at one end of the words, or else a place that bears all of them. */
  private async amongWords(key: string): Promise<CityInAddress | undefined> {
    const words = key.split(' ');
    const ending = await this.endingInCity(words);
    const beginning = await this.beginningWithCity(words);
    if (ending && this.decides(ending, beginning)) return ending;
    const beginsAtHome = beginning?.city.country === this.home;
    if (beginsAtHome && beginning.city.population >= LARGE) return beginning;
    const place = await placeNamed(this.database, 'exact', key, this.home);
    if (place) return alone(place);
    if (beginsAtHome) return beginning;
    if (ending && ending.city.population >= LARGE) return ending;
    const known = await this.lessKnown(key, words);
    if (known) return known;
    return ending && !isThing(words.at(-1) ?? '') ? ending : this.misspelled(key, beginning);
  }

  /** A town at the end counts before one at the beginning when it lies at home, or when nothing else is said. */
  private decides({ city, details }: Ending, beginning: Ending | undefined): boolean {
    return !isElsewhere(city, beginning?.city) && (city.country === this.home || details.length === 0);
  }

  /** What is meant when no name is that of a town: a locality, a landmark in it, or a city with a wrong letter. */
  private async lessKnown(key: string, words: readonly string[]): Promise<CityInAddress | undefined> {
    return (await this.endingInLocality(words)) ?? (await this.landmark(key)) ?? (await this.endingInMisspelled(words));
  }

  /** "Flat 4, Lotus Apartments Banaswadi", where a large city is not named. */
  private async endingInLocality(words: readonly string[]): Promise<CityInAddress | undefined> {
    for (let length = Math.min(3, words.length - 1); length > 0; length--) {
      const end = words.slice(-length).join(' ');
      if (end.length < LONG_WORD || endsAName(end) || namesOnlyParts(end) || isThing(end) || saysNothing(end)) continue;
      if (regionNamed(end)) continue;
      const [city] = await localitiesNamed(this.database, end);
      if (city) return { city, details: [words.slice(0, -length).join(' ')] };
    }
    return undefined;
  }

  /** "Civil Lines Nagpoor": the last word is a large city of the country with a wrong letter. */
  private async endingInMisspelled(words: readonly string[]): Promise<CityInAddress | undefined> {
    const end = words.at(-1) ?? '';
    if (words.length < 2 || end.length <= LONG_WORD || endsAName(end) || isThing(end)) return undefined;
    const city = await cityLike(this.database, end, this.home);
    const isMeant = city !== undefined && city.country === this.home && city.population >= LARGE;
    return isMeant ? { city, details: [words.slice(0, -1).join(' ')] } : undefined;
  }

  /** "Dakshineswar temple" is in Dakshineswar. */
  private async landmark(key: string): Promise<CityInAddress | undefined> {
    const where = withoutThingThere(key);
    if (where === undefined || saysNothing(where)) return undefined;
    const city = await this.city(where);
    return city?.country === this.home ? alone(city) : this.locality(where);
  }

  private async misspelled(key: string, beginning: (CityInAddress & { city: City }) | undefined) {
    for (const name of [key, ...withoutParts(key)]) {
      const similar = await cityLike(this.database, name, this.home);
      if (similar) return alone(similar);
    }
    // "Ward no 7" is in no Ward abroad.
    if (beginning && beginning.city.population >= LARGE) return beginning;
    // Words that are not all known are written in Latin letters first: "सेक्टर 21 पंचकूला".
    if (isInIndianScript(key)) return undefined;
    const place = await placeNamed(this.database, 'alike', key, this.home);
    return place && alone(place);
  }

  /** "andheri west mumbai" → Mumbai and "andheri west"; "springfield il" → Springfield in Illinois. */
  private async endingInCity(words: readonly string[]) {
    for (let length = Math.min(3, words.length - 1); length > 0; length--) {
      const end = words.slice(-length).join(' ');
      const before = words.slice(0, -length).join(' ');
      if (endsAName(end) || namesOnlyParts(end)) continue;
      const city = await this.city(end);
      const region = regionNamed(end) ?? (city ? undefined : regionLike(end));
      const inRegion =
        region &&
        ((await this.city(before, region)) ??
          (await localitiesNamed(this.database, before, region))[0] ??
          (city ? undefined : await cityLike(this.database, before, this.home, region)));
      if (inRegion) return { city: inRegion, details: [] };
      if (city) return { city, details: [before] };
    }
    return undefined;
  }

  /** "koramangala 5th block" → Koramangala and "5th block", as addresses have it also "5th block koramangala". */
  private async beginningWithCity(words: readonly string[]) {
    for (let length = Math.min(3, words.length - 1); length > 0; length--) {
      const name = words.slice(0, length).join(' ');
      const rest = withoutInIt(words.slice(length).join(' '));
      if (namesOnlyParts(name)) continue;
      const city = await this.city(name);
      if (city) return { city, details: [...(namesOnlyParts(rest) ? [`${rest} ${name}`] : []), rest] };
    }
    return undefined;
  }

  private async namedExactly(parts: readonly string[]): Promise<CityInAddress | NoCity> {
    let region: Region | undefined;
    let unnamed = parts.length;
    for (let i = parts.length - 1; i >= 0; i--) {
      const part = withoutPost(parts[i] ?? '');
      const division = divisionNamed(part);
      const exact = await this.cityOrTown(division ?? part, part, region);
      if (exact && division !== undefined) return this.withinDivision(exact, parts.slice(0, i));
      const named = await this.regionMeant(part, exact, parts[i - 1]);
      if (named) [region, unnamed] = [named, i];
      else if (exact) return { city: exact, details: parts.slice(0, i) };
    }
    return { city: undefined, region, unnamed };
  }

  /** The city of this name, or of the part without words such as "city" or "village". */
  private async cityOrTown(name: string, part: string, region: Region | undefined): Promise<City | undefined> {
    const bare = withoutKindOfTown(part);
    return (await this.city(name, region)) ?? (bare === part ? undefined : this.city(bare, region));
  }

  /** "Delhi" and "Goa" are regions and cities: a city before them makes them the region. */
  private async regionMeant(
    part: string,
    exact: City | undefined,
    before: string | undefined,
  ): Promise<Region | undefined> {
    if (before === undefined) return undefined;
    const named = regionNamed(part) ?? (exact ? undefined : regionLike(part));
    return named && (!exact || (await this.city(before, named))) ? named : undefined;
  }

  /**
   * "At post Karad, taluka Karad, district Satara" means the last town before the district that lies within it. When no
   * part names such a town, the district's capital is meant.
   */
  private async withinDivision(capital: City, before: readonly string[]): Promise<CityInAddress> {
    for (let i = before.length - 1; i >= 0; i--) {
      const part = withoutPost(before[i] ?? '');
      const name = divisionNamed(part);
      const towns = [
        ...(await citiesNamed(this.database, [name ?? part], this.home)),
        ...(await localitiesNamed(this.database, name ?? part)),
      ];
      const town = towns.find((each) => metersBetween(each, capital) <= IN_DISTRICT);
      if (town)
        return name === undefined
          ? { city: town, details: before.slice(0, i) }
          : this.withinDivision(town, before.slice(0, i));
    }
    return { city: capital, details: before };
  }

  /** "Gorakpur" is a hamlet, and Gorakhpur to those who type it; "Shilong" is a town in China. */
  private async cityRatherMeant(key: string, exact: City): Promise<City | undefined> {
    const [letters, people] = exact.country === this.home ? [LONG_NAME, TOWN] : [LONG_NAME_ABROAD, LARGE];
    if (key.length < letters || !exact.approximate || exact.population >= people) return undefined;
    const alike = await cityLike(this.database, key, this.home, undefined, 2);
    return alike?.country === this.home ? alike : undefined;
  }

  private async city(key: string, region?: Region): Promise<City | undefined> {
    return (await citiesNamed(this.database, [key], this.home, region))[0];
  }
}

/** "Haridwar Har ki Pauri" is in Haridwar, not in the town of Pauri beyond the hills. */
function isElsewhere(ending: City, beginning: City | undefined): boolean {
  return (
    beginning !== undefined &&
    beginning.country === ending.country &&
    beginning.population >= LARGE &&
    ending.population < LARGE &&
    metersBetween(ending, beginning) > AROUND_CITY
  );
}

/** The address says nothing besides the city. */
function alone(city: Located): CityInAddress {
  return { city, details: [] };
}
