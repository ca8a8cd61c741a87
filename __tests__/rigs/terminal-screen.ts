// A terminal as far as the live view uses one: lines, wrapping at the width, cursor up, carriage return, erase below.
// Anything else that arrives is an error, so that a view can't rely on more than is tested. One column a character.

export interface TerminalScreen {
  readonly write: (text: string) => void;
  /** All lines so far, scrollback included, without trailing spaces and empty lines at the end. */
  readonly lines: () => string[];
}

export function openTerminalScreen(columns: number): TerminalScreen {
  const rows: string[][] = [[]];
  let row = 0;
  let column = 0;
  const down = (): void => {
    row += 1;
    column = 0;
    while (rows.length <= row) rows.push([]);
  };
  const put = (character: string): void => {
    if (column === columns) down();
    const cells = rows[row] ?? [];
    while (cells.length < column) cells.push(' ');
    cells[column] = character;
    column += 1;
  };
  const escape = (code: string): void => {
    const up = /^\[(\d+)A$/.exec(code);
    if (up !== null) row = Math.max(0, row - Number(up[1]));
    else if (code === '[J') {
      rows.length = row + 1;
      rows[row]?.splice(column);
    } else if (!/^\[\d+m$/.test(code))
      throw new Error(`an escape sequence this screen does not know: ${JSON.stringify(code)}`);
  };
  return {
    write: (text) => {
      // eslint-disable-next-line no-control-regex -- escape sequences are what is looked for
      for (const [token] of text.matchAll(/\u001b\[\d*[A-Za-z]|[\s\S]/gu)) {
        if (token === '\n') down();
        else if (token === '\r') column = 0;
        else if (token.startsWith('\u001b')) escape(token.slice(1));
        else put(token);
      }
    },
    lines: () => {
      const lines = rows.map((cells) => cells.join('').trimEnd());
      while (lines.at(-1) === '') lines.pop();
      return lines;
    },
  };
}
