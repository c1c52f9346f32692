/** A job that waits for a thread. */
export interface Waiting {
  /** Whose turn it is: the owners take turns. */
  owner: string;
}

export interface WaitingLimits {
  ofAll: number;
  ofOwner: number;
}

/** A bounded list in which the owners take turns, so that one with many jobs does not delay the others. */
export function createWaitingList<Job extends Waiting>(limits: WaitingLimits) {
  /** In the order of their next turn; each owner's jobs in the order of their arrival. */
  const jobsByOwner = new Map<string, Job[]>();
  let length = 0;

  return {
    /** Returns false if the list is full, for all or for this owner. */
    add(job: Job): boolean {
      const own = jobsByOwner.get(job.owner) ?? [];
      if (length >= limits.ofAll || own.length >= limits.ofOwner) return false;
      jobsByOwner.set(job.owner, [...own, job]);
      length += 1;
      return true;
    },

    /** Takes the next job of an owner who may start one; undefined if there is none. */
    take(mayStart: (owner: string) => boolean): Job | undefined {
      for (const [owner, [first, ...rest]] of jobsByOwner) {
        if (!first || !mayStart(owner)) continue;
        // Behind all others until the next turn.
        jobsByOwner.delete(owner);
        if (rest.length > 0) jobsByOwner.set(owner, rest);
        length -= 1;
        return first;
      }
      return undefined;
    },

    /** Returns false if the job was taken before. */
    remove(job: Job): boolean {
      const own = jobsByOwner.get(job.owner) ?? [];
      const rest = own.filter((each) => each !== job);
      if (rest.length === own.length) return false;
      if (rest.length > 0) jobsByOwner.set(job.owner, rest);
      else jobsByOwner.delete(job.owner);
      length -= 1;
      return true;
    },
  };
}
