/** A present finding as the sums need it. */
export interface Evidence {
  readonly id: string;
  /** What it counts, by the number of the condition. */
  readonly odds: Float64Array;
  /** The numbers of the conditions that it raises. */
  readonly raises: Uint16Array;
  readonly isSymptom: boolean;
  /** The number of its correlation group among those present; -1 without one. */
  readonly group: number;
}

/** What present findings count for every condition. In each correlation group the strongest counts in full, the others less. */
export class EvidenceSums {
  readonly evidence: Float64Array;
  readonly support: Float64Array;
  readonly supporters: Uint8Array;
  /** Of each group the most that one of its findings counts. */
  private strongest: Float64Array[] = [];
  private readonly sameGroup: number;

  /**
   * @param conditions how many there are
   * @param sameGroup the share that counts of each finding of a group
   */
  constructor(conditions: number, sameGroup: number) {
    this.evidence = new Float64Array(conditions);
    this.support = new Float64Array(conditions);
    this.supporters = new Uint8Array(conditions);
    this.sameGroup = sameGroup;
  }

  /** Becomes the same as other sums of as many conditions. */
  take({ evidence, support, supporters, strongest }: EvidenceSums): void {
    this.evidence.set(evidence);
    this.support.set(support);
    this.supporters.set(supporters);
    this.strongest = [...strongest];
  }

  add({ odds, raises, isSymptom, group }: Evidence): void {
    const { evidence, support, supporters, strongest } = this;
    const weight = group >= 0 ? this.sameGroup : 1;
    for (let number = 0; number < evidence.length; number++) evidence[number]! += weight * odds[number]!;
    for (const number of raises) {
      supporters[number]!++;
      if (isSymptom) support[number]! += weight * odds[number]!;
    }
    if (group < 0) return;
    const most = strongest[group];
    strongest[group] = most ? most.map((odd, number) => Math.max(odd, odds[number]!)) : odds;
  }

  /** The sums, with what the groups count besides. Nothing is added afterwards. */
  finish(): Pick<EvidenceSums, 'evidence' | 'support' | 'supporters'> {
    const { evidence, support, strongest } = this;
    const share = 1 - this.sameGroup;
    for (const most of strongest) {
      for (let number = 0; number < evidence.length; number++) {
        evidence[number]! += share * most[number]!;
        support[number]! += share * Math.max(0, most[number]!);
      }
    }
    return this;
  }
}
