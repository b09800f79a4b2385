import { describe, expect, it } from 'vitest';
import { parseArguments } from '@electron/headless/arguments';
import { headlessTexts } from '@electron/headless/texts';

function parse(...args: string[]): ReturnType<typeof parseArguments> {
  return parseArguments(args, headlessTexts('en_GB.UTF-8'), { XDG_DATA_HOME: '/data', APPDATA: 'C:/data' }, 'linux');
}

describe('arguments of the host without a window', () => {
  it('have sensible defaults', () => {
    expect(parse()).toMatchObject({ kind: 'run', arguments: { port: null, listenOn: '0.0.0.0', tableName: 'Table' } });
  });

  it('are taken as they are given', () => {
    expect(parse('--port', '8080', '--host=192.168.1.10', '--name', 'Küche', '--data', 'evening')).toEqual({
      kind: 'run',
      arguments: { task: null, port: 8080, listenOn: '192.168.1.10', tableName: 'Küche', dataDirectory: 'evening' },
    });
  });

  it.each([['--port', '0'], ['--port', '65536'], ['--port', 'eighty'], ['--port', '80.5'], ['--port=']])('refuse a port %s %s', (...args) => {
    expect(parse(...args.filter((arg) => arg !== ''))).toMatchObject({ kind: 'bad', message: expect.stringContaining('--port wants') as string });
  });

  it.each([['--unknown'], ['something'], ['--port']])('refuse %s and say what was wrong', (...args) => {
    expect(parse(...args)).toMatchObject({ kind: 'bad', message: expect.stringContaining(args[0]) as string });
  });

  it.each([
    [['--save', 'a.doppelstapel'], { kind: 'save', file: 'a.doppelstapel' }],
    [['--evening', 'a.doppelstapel'], { kind: 'open', file: 'a.doppelstapel', anyway: false }],
    [['--recover', '/data/evening-x.jsonl', '--anyway'], { kind: 'recover', journal: 'evening-x.jsonl', anyway: true }],
  ])('%j ask for something with an evening', (args, task) => {
    expect(parse(...args)).toMatchObject({ kind: 'run', arguments: { task } });
  });

  it.each([[['--save', 'a', '--evening', 'b']], [['--anyway']], [['--save', 'a', '--anyway']]])('%j is not to be had', (args) => {
    expect(parse(...args)).toMatchObject({ kind: 'bad', message: expect.stringContaining('--save') as string });
  });

  it('explain themselves in the language of the system', () => {
    expect(parse('--help')).toEqual({ kind: 'help' });
    expect(headlessTexts('de_AT.UTF-8').help).toContain('Gastgeber');
    expect(headlessTexts('C').help).toContain('Hosts a table');
  });
});
