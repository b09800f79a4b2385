import type { Device } from '@shared/protocol/lobby';
import type { Target } from './host-link';
import { forgetToken, rememberCode, rememberToken, tokenFor } from './tokens';

/** A television is nobody at the table, even where a player's tab runs in the same browser. */
function hostKey(target: Target, device: Device): string {
  const host = target.kind === 'own' ? 'own' : target.address;
  return device === 'television' ? `television.${host}` : host;
}

/** What lets this device in at one table of a host: the join code, and the token that brings it back. */
export class Pass {
  readonly where: Target;
  readonly device: Device;
  private readonly host: string;
  private joinCode: string | null;
  private id: string | null;
  private shown: string | null = null;

  constructor(where: Target, device: Device, code: string | null, table: string | null) {
    this.where = where;
    this.device = device;
    this.host = hostKey(where, device);
    this.joinCode = code;
    this.id = table;
  }

  get code(): string | null {
    return this.joinCode;
  }

  /** The table's id, once it is known. */
  get table(): string | null {
    return this.id;
  }

  /** The token to say hello with, or null. */
  show(): string | null {
    const named = this.joinCode === null ? null : { code: this.joinCode };
    this.shown = tokenFor(this.host, this.id === null ? named : { table: this.id });
    return this.shown;
  }

  /** The host has let this device in. */
  accepted(table: string, token: string): void {
    this.id = table;
    this.shown = token;
    rememberToken(this.host, table, token, this.joinCode);
  }

  /** The code can change while one is in. */
  learn(code: string): void {
    if (this.joinCode === code || this.id === null) return;
    this.joinCode = code;
    rememberCode(this.host, this.id, code);
  }

  /** The host does not know the token any more. */
  forget(): void {
    if (this.shown !== null) forgetToken(this.host, this.shown);
  }
}
