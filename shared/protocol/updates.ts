/** How an installed copy of the app keeps itself up to date. */
export interface UpdateState {
  /** Whether this copy can: it was installed, and its makers named a place to ask. */
  readonly isAvailable: boolean;
  readonly isOn: boolean;
  /** The version that is installed when the app is closed; null while there is none. */
  readonly ready: string | null;
}
