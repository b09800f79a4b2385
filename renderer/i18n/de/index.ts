import { errors } from './errors';
import { home } from './home';
import { lobby } from './lobby';
import { results } from './results';
import { shell } from './shell';
import { table } from './table';

export const de = { shell, home, lobby, table, results, errors };
