/** A place of care, as seen from the position searched round. */
export class Place {
  name: string;
  /** Empty when unknown */
  address: string;
  /** Comma-separated, the type first: "Hospital, Emergency department, 24 hours" */
  description: string;
  /** Stars from 0 to 5, or null when nobody rated it */
  rating: number | null;
  /** Opens directions in a map application */
  link: string;
  lat: number;
  lng: number;
  /** Metres as the crow flies, or null when the position is only approximate */
  distanceMeters: number | null;
  /** E.164, or a short number as it is dialled, such as 108 */
  phone: string | null;
  /** Null when the opening hours are not known */
  openNow: boolean | null;
  /** When an open place closes, if within a day: HH:MM on its own clock */
  closesAt: string | null;
  /** When a closed place opens, if within a day: HH:MM on its own clock */
  opensAt: string | null;
  /** That is after the next midnight there */
  opensTomorrow: boolean;
  /** Known to be open day and night; false says nothing */
  open24h: boolean;
  /** Known to be accessible by wheelchair; false says nothing */
  wheelchair: boolean;
  /** Known to have an emergency department; false says nothing */
  emergency: boolean;
  /** Known to offer the kind of care that was asked for; false says nothing */
  offersAsked: boolean;
  /** Who recorded the place, e.g. `osm`; places of `google` may be shown on no map but Google's */
  source: string;
  /** A credit that must be shown with the place */
  attribution: string | null;
  /** The position is only that of the town */
  approximate: boolean;
}
