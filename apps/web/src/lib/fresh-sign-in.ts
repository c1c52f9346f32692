let question: PromiseWithResolvers<boolean> | null = null;
let show: (() => void) | null = null;

/** Asks a member to sign in once more before what a copied token must not do, such as adding a passkey. */
export const freshSignIn = {
  /**
   * Resolves to whether the member has signed in again; false where nothing can ask. Calls that are refused together
   * share one question.
   */
  ask(): Promise<boolean> {
    if (show === null) return Promise.resolve(false);
    question ??= Promise.withResolvers<boolean>();
    show();
    return question.promise;
  },
  answer(hasSignedIn: boolean): void {
    question?.resolve(hasSignedIn);
    question = null;
  },
  /** Sets what shows the question. Returns a function that takes it away, which answers an open question with no. */
  showWith(shower: () => void): () => void {
    show = shower;
    return () => {
      show = null;
      freshSignIn.answer(false);
    };
  },
};
