import { rankOfGroup, shareOfGroup, USER_GROUPS, type UserGroup, type UserId } from '@reelwright/contracts';

/** Who ordered a job. */
export interface JobOwner {
  userId: UserId;
  plan: UserGroup;
}

/** A job that waits for a thread. */
export interface Waiting {
  owner: JobOwner;
}

export interface WaitingLimits {
  /** Lower groups may fill only their share of it. */
  ofAll: number;
  ofOwner: number;
}

/** From the group that goes first to the one that goes last. */
const GROUPS = USER_GROUPS.toSorted((one, other) => rankOfGroup(other) - rankOfGroup(one));

/**
 * A bounded list in which higher groups go first. The owners of a group take turns, so that one with many jobs does not
 * delay the others.
 */
export function createWaitingList<Job extends Waiting>(limits: WaitingLimits) {
  /** By group, in the order of the owners' next turn; each owner's jobs in the order of their arrival. */
  const jobsByGroup = new Map(GROUPS.map((group) => [group, new Map<UserId, Job[]>()]));
  let length = 0;

  const jobsOf = ({ plan }: JobOwner): Map<UserId, Job[]> => jobsByGroup.get(plan) ?? new Map<UserId, Job[]>();

  return {
    /** Returns false if the list is full for this owner: by their own jobs, or by all for their group. */
    add(job: Job): boolean {
      const { owner } = job;
      const jobs = jobsOf(owner);
      const own = jobs.get(owner.userId) ?? [];
      if (length >= shareOfGroup(owner.plan, limits.ofAll) || own.length >= limits.ofOwner) return false;
      jobs.set(owner.userId, [...own, job]);
      length += 1;
      return true;
    },

    /** Takes the next job of an owner who may start one; undefined if there is none. */
    take(mayStart: (owner: JobOwner) => boolean): Job | undefined {
      for (const jobs of jobsByGroup.values()) {
        for (const [userId, [first, ...rest]] of jobs) {
          if (!first || !mayStart(first.owner)) continue;
          // Behind all others until the next turn.
          jobs.delete(userId);
          if (rest.length > 0) jobs.set(userId, rest);
          length -= 1;
          return first;
        }
      }
      return undefined;
    },

    /** Returns false if the job was taken before. */
    remove(job: Job): boolean {
      const { owner } = job;
      const jobs = jobsOf(owner);
      const own = jobs.get(owner.userId) ?? [];
      const rest = own.filter((each) => each !== job);
      if (rest.length === own.length) return false;
      if (rest.length > 0) jobs.set(owner.userId, rest);
      else jobs.delete(owner.userId);
      length -= 1;
      return true;
    },
  };
}
