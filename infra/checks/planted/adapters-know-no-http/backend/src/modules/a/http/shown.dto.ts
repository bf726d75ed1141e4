export class Shown {
  id: string;
}
