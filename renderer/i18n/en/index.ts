import { claims } from './claims';
import { errors } from './errors';
import { evening } from './evening';
import { home } from './home';
import { lobby } from './lobby';
import { results } from './results';
import { room } from './room';
import { shell } from './shell';
import { table } from './table';

export const en = { shell, home, lobby, room, table, results, evening, claims, errors };
