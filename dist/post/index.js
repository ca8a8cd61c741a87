import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 54974:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ }),

/***/ 42613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 35317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 49140:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("constants");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 91943:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 44708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 98995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 46193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 53557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 52018:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 87016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 43106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 79413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  j: () => (/* binding */ openActionLog)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 2 modules
var core = __nccwpck_require__(97157);
;// CONCATENATED MODULE: ./build/github/plain-lines.js
function plainLines(text) {
    const whole = text.endsWith('\n') ? text : `${text}\n`;
    return whole.replaceAll(/^([\s\u0085]*):(?=:)/gm, String.raw `$1\:`).replaceAll('##[', String.raw `##\[`);
}

// EXTERNAL MODULE: ./build/present/safe-text.js
var safe_text = __nccwpck_require__(3201);
;// CONCATENATED MODULE: ./build/present/quote.js

const maxQuoted = 200;
function quote(value) {
    return `'${clip(value)}'`;
}
function clip(value) {
    return (0,safe_text/* safeText */.H)(value.length > maxQuoted ? `${value.slice(0, maxQuoted)}…` : value);
}
function listNames(names, max = 8, total = names.length) {
    const shown = names.slice(0, max);
    const rest = total - shown.length;
    return shown.map(clip).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

;// CONCATENATED MODULE: ./build/present/failure-text-config.js

const configFailureTexts = {
    'config-syntax': ({ message, at }) => ({
        text: clip(message),
        ...(at.line === undefined ? {} : { remedy: 'correct the YAML; indent with spaces, never with tabs' }),
    }),
    'config-unknown-key': ({ key, nearest }) => ({
        text: `unknown key ${quote(key)}`,
        remedy: nearest === undefined
            ? 'remove it; the keys are the long option names, see `muster run --help`'
            : `did you mean ${quote(nearest)}?`,
        spanLength: key.length,
    }),
    'setting-invalid': ({ setting, source, at, value, expected }) => ({
        text: `${settingName(setting, source, at !== undefined)}: expected ${clip(expected)}, found ${quote(value)}`,
        spanLength: value.length,
    }),
    'setting-missing': ({ setting, why }) => ({
        text: `${optionName(setting)} is required: ${clip(why)}`,
        remedy: `give it on the command line or in muster.yml`,
    }),
    'settings-conflict': ({ settings, why }) => ({
        text: `${settings.map(optionName).join(' and ')}: ${clip(why)}`,
    }),
    usage: ({ message, command }) => ({
        text: clip(message),
        remedy: `see \`muster${command === undefined ? '' : ` ${clip(command)}`} --help\``,
    }),
    'pattern-invalid': ({ pattern, error }) => ({
        text: `the pattern ${quote(pattern)} is not valid: ${clip(error)}`,
        remedy: 'patterns are RE2 expressions: no look-around and no back-references',
    }),
    'schema-invalid': ({ error }) => ({
        text: `not a usable JSON Schema: ${clip(error)}`,
        remedy: 'correct the schema; drafts up to 2020-12 are understood',
    }),
};
const optionName = (setting) => clip(setting.startsWith('-') ? setting : `--${setting}`);
function settingName(setting, source, isInFile) {
    if (isInFile)
        return clip(setting);
    if (source === '')
        return optionName(setting);
    return source.includes(setting) ? clip(source) : `${clip(setting)} (${clip(source)})`;
}

;// CONCATENATED MODULE: ./build/present/failure-text-files.js

const roleNames = {
    items: 'items file',
    manifest: 'manifest',
    template: 'template',
    config: 'config file',
    prompt: 'prompt',
    schema: 'JSON Schema',
    workdir: 'work dir',
    record: 'record',
    claim: 'claim',
    plan: 'plan file',
};
const missingRemedies = {
    items: 'check --items, or run `muster init` for a working example',
    manifest: 'run `muster plan` first, or name the manifest with --manifest',
    template: 'check --template',
    config: 'check --config, or run `muster init` to write one',
    prompt: 'run `muster build-prompts`',
    schema: 'check --output-schema and --qc-schema, and the schema columns of the items file',
    workdir: 'check --workdir',
};
const fileFailureTexts = {
    'file-missing': ({ at, role }) => ({
        text: `no such ${roleNames[role]}: ${quote(at.file)}`,
        ...(missingRemedies[role] === undefined ? {} : { remedy: missingRemedies[role] }),
    }),
    'file-unreadable': ({ at, role, error }) => ({
        text: `cannot read the ${roleNames[role]} ${quote(at.file)}: ${clip(error)}`,
        remedy: 'check that it is a regular file and that you may read it',
    }),
    'file-unwritable': ({ at, error }) => ({
        text: `cannot write ${quote(at.file)}: ${clip(error)}`,
        remedy: 'check permissions and free space',
    }),
    'file-exists': ({ at }) => ({
        text: `${quote(at.file)} exists`,
        remedy: 'move it away, or overwrite it with --force',
    }),
    'not-utf8': ({ at, role }) => ({
        text: `the ${roleNames[role]} ${quote(at.file)} is not valid UTF-8`,
        remedy: 'save it as UTF-8; `iconv -f latin1 -t utf-8` converts from Latin-1',
    }),
    'format-too-new': ({ role, found }) => ({
        text: `the ${roleNames[role]} has the format ${quote(found)}, which this version does not know`,
        remedy: 'update muster, or use the version that wrote it',
    }),
};

;// CONCATENATED MODULE: ./build/core/count-of.js
function countOf(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./build/present/failure-text-github.js


const shortDigest = (digest) => clip(digest.replace(/^(sha256:)?(.{12}).+$/s, '$1$2'));
const githubFailureTexts = {
    'service-unavailable': ({ service, operation, attempts, error }) => ({
        text: `the ${clip(service)} service of GitHub Actions did not answer (${clip(operation)}, ${countOf(attempts, 'attempt')}): ${clip(error)}`,
        remedy: 're-run the failed jobs; if it lasts, see https://www.githubstatus.com',
    }),
    'artifact-refused': ({ artifact, entry, why }) => ({
        text: `artifact ${quote(artifact)} is not taken: ${entry === '' ? '' : `its entry ${quote(entry)} is refused: `}${clip(why)}`,
        remedy: 'it was not made by muster, or was changed; re-run the job that made it',
    }),
    'digest-mismatch': ({ what, expected, found }) => ({
        text: `${clip(what)} has not the bytes that were recorded: expected ${shortDigest(expected)}, found ${shortDigest(found)}`,
        remedy: 're-run the job that made it',
    }),
    'plan-foreign': ({ expected, found }) => ({
        text: `this is the work of another plan: expected plan digest ${shortDigest(expected)}, found ${shortDigest(found)}`,
        remedy: 're-run all jobs, so that every job works on one plan',
    }),
    'members-missing': ({ shards, count }) => ({
        text: `${countOf(count, 'shard')} left no record: ${listNames(shards, 8, count)}`,
        remedy: 're-run the failed jobs: finished shards are not run again',
    }),
    'paths-conflict': ({ path, shards }) => ({
        text: `${quote(path)} was made by more than one shard: ${listNames(shards)}; none of them is taken`,
        remedy: 'give each item an output of its own and plan again',
    }),
    'state-refused': ({ key, why }) => ({
        text: `saved state ${quote(key)} is not taken: ${clip(why)}`,
        remedy: 'nothing to do: what it held is worked again',
    }),
};

;// CONCATENATED MODULE: ./build/present/failure-text-items.js


const escapes = {
    'dot-dot': 'leads out of the work dir',
    absolute: 'is absolute',
    symlink: 'leads out of the work dir through a symlink',
    'workdir-itself': 'is the work dir itself',
};
const collisions = {
    same: 'the same file',
    'letter-case': 'one file where letter case does not count',
    'unicode-form': 'one file where Unicode forms are not told apart',
    'inside-the-other': 'a file and a folder of the same name',
};
const itemFailureTexts = {
    'items-columns-missing': ({ at, columns, found }) => ({
        text: `${clip(at.file)} is missing required item fields: ${listNames(columns)}`,
        remedy: found.length === 0
            ? 'the first line must name the columns, separated by tabs'
            : `the header names ${listNames(found)}; columns are separated by tabs, not spaces`,
    }),
    'items-column-twice': ({ column }) => ({
        text: `the column ${quote(column)} is named twice`,
        remedy: 'remove or rename one of them',
    }),
    'items-empty': ({ at }) => ({
        text: `${clip(at.file)} contains no items`,
        remedy: 'add at least one row below the header',
    }),
    'items-quote-open': () => ({
        text: 'a quote is opened here and never closed',
        remedy: 'remove the quote or close it; a quote inside a quoted cell is written twice ("")',
    }),
    'items-quote-misplaced': ({ text }) => ({
        text: `text follows a closing quote: ${quote(text)}`,
        remedy: 'a cell that starts with a quote must end with one; write a quote inside it twice ("")',
    }),
    'items-rows-swallowed': ({ rows }) => ({
        text: `a quoted cell that starts here swallows ${countOf(rows, 'line')} that look like rows`,
        remedy: 'remove the quote at its start, or close it in the same row',
    }),
    'items-row-too-long': ({ cells, columns }) => ({
        text: `the row has ${countOf(cells, 'cell')}, the header ${countOf(columns, 'column')}`,
        remedy: 'remove the surplus tabs, or quote the cell that holds one',
    }),
    'items-control-character': ({ column, id }) => ({
        text: `the cell ${clip(column)} of item ${quote(id)} holds a line break or another control character`,
        remedy: 'ids and paths must be plain text on one line',
    }),
    'item-id-empty': ({ at }) => ({
        text: `${clip(at.file)} contains an empty item_id`,
        remedy: 'give every row an id of its own',
    }),
    'item-id-duplicate': ({ id, first }) => ({
        text: `duplicate item_id ${quote(id)}${first.line === undefined ? '' : `, first on line ${first.line}`}`,
        remedy: 'rename one of the two: ids name the ranges of the manifest',
    }),
    'item-path-empty': ({ id, column }) => ({
        text: `empty ${clip(column)} path for ${quote(id)}`,
        remedy: column === 'qc'
            ? 'name a QC file, or switch QC off with --no-json'
            : `name the file in the column ${clip(column)}`,
    }),
    'item-path-escapes': ({ id, column, path, how }) => ({
        text: `the ${clip(column)} path of ${quote(id)} ${escapes[how]}: ${quote(path)}`,
        remedy: 'name a file below the work dir (--workdir)',
    }),
    'item-path-reserved': ({ id, column, path, owner }) => ({
        text: `the ${clip(column)} path of ${quote(id)} belongs to ${clip(owner)}: ${quote(path)}`,
        remedy: 'choose another path; an agent would overwrite what Muster needs',
    }),
    'item-output-is-source': ({ id, column, path }) => ({
        text: `the ${clip(column)} path of ${quote(id)} is also a source: ${quote(path)}`,
        remedy: 'write to another file: sources must stay as they are',
    }),
    'item-paths-collide': ({ path, id, column, other, how }) => ({
        text: `conflicting destination path ${quote(path)}: ${clip(other.id)}.${clip(other.column)} and ${clip(id)}.${clip(column)}` +
            (how === 'same' && other.path === path ? '' : ` (${quote(other.path)}) are ${collisions[how]}`) +
            (other.at.line === undefined ? '' : `, first on line ${other.at.line}`),
        remedy: 'give each output and each QC file a path of its own',
    }),
    'group-column-missing': ({ column, found }) => ({
        text: `there is no column ${quote(column)} to group by`,
        remedy: `--group-by takes one of ${listNames(found)}`,
    }),
    'group-split': ({ group, first }) => ({
        text: `the rows of group ${quote(group)} do not stand together${first.line === undefined ? '' : `; they began on line ${first.line}`}`,
        remedy: 'sort the items file by the group column',
    }),
};

;// CONCATENATED MODULE: ./build/present/failure-text-plan.js


const replan = 'run `muster plan` again: it keeps finished work';
const planFailureTexts = {
    'manifest-empty': ({ at }) => ({ text: `${clip(at.file)} holds no shards`, remedy: replan }),
    'manifest-columns-missing': ({ at, columns }) => ({
        text: `${clip(at.file)} is missing required manifest fields: ${listNames(columns, 9)}`,
        remedy: 'restore the header line, or run `muster plan` again',
    }),
    'manifest-row-cut': ({ cells, columns }) => ({
        text: `the row has ${countOf(cells, 'cell')} where the header has ${columns}; the file may have been cut off`,
        remedy: replan,
    }),
    'manifest-cell-invalid': ({ column, value, expected }) => ({
        text: `column ${clip(column)}: expected ${clip(expected)}, found ${quote(value)}`,
        remedy: 'correct the cell; `muster mark` changes a status safely',
    }),
    'manifest-shard-twice': ({ shard, first }) => ({
        text: `duplicate shard_id ${quote(shard)}${first.line === undefined ? '' : `, first on line ${first.line}`}`,
        remedy: 'remove one of the two rows',
    }),
    'manifest-path-escapes': ({ shard, column, path }) => ({
        text: `the ${clip(column)} of ${quote(shard)} leads out of the work dir: ${quote(path)}`,
        remedy: 'keep the batch dir below the work dir, and name both as they were named for `muster plan`',
    }),
    'range-unknown': ({ shard, first, last, items }) => ({
        text: `item range for ${clip(shard)} is not present in ${clip(items)}: ${quote(first)} to ${quote(last)}`,
        remedy: 'the items changed after planning; run `muster plan` again',
    }),
    'range-count': ({ shard, manifest, selected, items }) => ({
        text: `item count mismatch for ${clip(shard)}: manifest=${manifest}, selected=${selected} in ${clip(items)}`,
        remedy: 'the items changed after planning; run `muster plan` again',
    }),
    'range-overlap': ({ shard, other, item, items }) => ({
        text: `${clip(shard)} and ${clip(other)} both hold the item ${quote(item)} of ${clip(items)}`,
        remedy: 'the manifest was edited; run `muster plan` again',
    }),
    'items-unplanned': ({ items, ids, count }) => ({
        text: `${countOf(count, 'item')} of ${clip(items)} ${count === 1 ? 'is' : 'are'} in no shard: ${listNames(ids, 5, count)}`,
        remedy: 'run `muster plan` again to take them in',
    }),
    'shard-too-large': ({ shard, item, bytes, limit }) => ({
        text: `the source of item ${quote(item)} has ${bytes} bytes, more than --max-bytes ${limit}; it is ${clip(shard)} alone`,
        remedy: 'split the source, or raise --max-bytes',
    }),
    'template-unknown-variable': ({ name, nearest }) => ({
        text: `unknown variable ${quote(`$${name}`)} stays in the prompt as it is`,
        remedy: nearest === undefined
            ? 'write `$$` for a dollar sign'
            : `did you mean \`$${clip(nearest)}\`? write \`$$\` for a dollar sign`,
        spanLength: name.length + 1,
    }),
};

;// CONCATENATED MODULE: ./build/core/report/duration.js
function formatDuration(ms) {
    const tenths = Math.max(0, Math.round(ms / 100));
    if (tenths < 600)
        return `${(tenths / 10).toFixed(1)} s`;
    const seconds = Math.round(Math.max(0, ms) / 1000);
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)} m ${two(seconds % 60)} s`;
    const minutes = Math.round(seconds / 60);
    if (minutes < 1440)
        return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} m`;
    const hours = Math.round(minutes / 60);
    return `${Math.floor(hours / 24)} d ${two(hours % 24)} h`;
}
function formatSeconds(ms) {
    const seconds = Math.floor(Math.max(0, ms) / 1000);
    return seconds < 60 ? `${seconds} s` : formatDuration(seconds * 1000);
}
const two = (value) => String(value).padStart(2, '0');

;// CONCATENATED MODULE: ./build/present/failure-text-state.js



const didYouMean = (nearest, otherwise) => nearest === undefined ? otherwise : `did you mean ${quote(nearest)}?`;
const unplannedTexts = {
    'not-in-plan': 'the plan does not know it',
    'other-items': 'it was planned with other items than its row names',
    'no-prompt': 'its prompt was never planned',
    'planned-again': 'the batch was planned again since this run began',
};
const stateFailureTexts = {
    'shard-unknown': ({ shard, manifest, nearest }) => ({
        text: `unknown shard id: ${clip(shard)} (in ${clip(manifest)})`,
        remedy: didYouMean(nearest, 'run `muster status` to see the batch'),
    }),
    'item-unknown': ({ item, nearest }) => ({
        text: `unknown item: ${clip(item)}`,
        remedy: didYouMean(nearest, 'name an item_id of the items file, or a shard id'),
    }),
    'shard-running': ({ shard, attempt, owner, startedAt }) => ({
        text: `${clip(shard)} is running (attempt ${attempt}, since ${clip(startedAt)}${owner === undefined ? '' : `, by ${clip(owner)}`})`,
        remedy: 'wait for it, or stop it and run `muster reclaim`',
    }),
    'lock-held': ({ path, holder, waitedMs }) => ({
        text: `${quote(path)} is locked${holder === undefined ? '' : ` by ${clip(holder)}`}; waited ${formatDuration(waitedMs)}`,
        remedy: 'wait for the other muster to end; the lock of a dead one is taken over',
    }),
    'record-invalid': ({ error }) => ({
        text: `not a readable record, left out: ${clip(error)}`,
        remedy: 'remove the file, or restore it',
    }),
    'claim-lost': ({ shard, attempt }) => ({
        text: `claim for ${clip(shard)} attempt ${attempt} is no longer current; its result is not taken`,
        remedy: `run \`muster explain ${clip(shard)}\` to see who has it`,
    }),
    'prompt-missing': ({ path }) => ({
        text: `missing shard prompt: ${clip(path)}`,
        remedy: 'run `muster build-prompts`, with the same --workdir',
    }),
    'prompt-changed': ({ shard, path, expected, found }) => ({
        text: `the prompt of ${clip(shard)} is not the one that was planned: ${quote(path)} has sha256 ${clip(found.slice(0, 12))}, planned ${clip(expected.slice(0, 12))}`,
        remedy: 'run `muster build-prompts` to plan it as it is or to restore it',
    }),
    'plan-outdated': ({ items, plan }) => ({
        text: `${quote(items)} has changed since it was planned (${clip(plan)})`,
        remedy: 'run `muster plan` (and `muster build-prompts`) again: verified work that is still fresh is kept',
    }),
    'shard-unplanned': ({ shard, plan, how }) => ({
        text: `${clip(shard)} is not run: ${unplannedTexts[how]} (${clip(plan)})`,
        remedy: how === 'planned-again'
            ? 'run again: a new run takes the plan as it is now'
            : 'run `muster plan` again, with --template',
    }),
    'nothing-selected': ({ unfinished, statuses }) => ({
        text: `no shards selected, though ${countOf(unfinished, 'shard')} ${unfinished === 1 ? 'is' : 'are'} unfinished (looked for ${statuses.map(clip).join(', ')})`,
        remedy: 'run `muster status` to see them; `muster retry` runs failed ones again',
    }),
    'runner-missing': ({ runner, command, install }) => ({
        text: `the runner ${clip(runner)} needs the command ${quote(command)}, which is not on the PATH`,
        remedy: install === undefined
            ? 'install it; `muster doctor` checks the rest'
            : `${clip(install)}; \`muster doctor\` checks the rest`,
    }),
    'node-too-old': ({ found, needed }) => ({
        text: `Node.js ${clip(found)} is too old`,
        remedy: `use Node.js ${clip(needed)} or newer`,
    }),
    'platform-unsupported': ({ platform }) => ({
        text: `muster does not run on ${clip(platform)}`,
        remedy: 'use Linux or macOS; on Windows use WSL',
    }),
    'unexpected-exception': ({ error }) => ({
        text: `Internal error: ${clip(error)}`,
        remedy: 'this is a bug of muster: please report it, with MUSTER_DEBUG=1 for the stack',
    }),
};

;// CONCATENATED MODULE: ./build/present/failure-text.js






const texts = {
    ...fileFailureTexts,
    ...itemFailureTexts,
    ...planFailureTexts,
    ...configFailureTexts,
    ...stateFailureTexts,
    ...githubFailureTexts,
};
const say = (reason, failure) => texts[reason](failure);
function failureText(failure) {
    return {
        ...say(failure.reason, failure),
        ...('at' in failure && failure.at !== undefined ? { at: failure.at } : {}),
        ...('sourceLine' in failure && failure.sourceLine !== undefined
            ? { sourceLine: failure.sourceLine }
            : {}),
    };
}

// EXTERNAL MODULE: ../node_modules/picocolors/picocolors.js
var picocolors = __nccwpck_require__(54974);
;// CONCATENATED MODULE: ./build/present/style.js

function openStyle(isColorWanted) {
    const { bold, dim, red, green, yellow, cyan } = picocolors.createColors(isColorWanted);
    return { bold, dim, red, green, yellow, cyan };
}

;// CONCATENATED MODULE: ./build/present/print-failures.js



const maxPrinted = 50;
const maxSourceWidth = 160;
function printFailures(io, failures) {
    print(io, failures, 'error');
}
function printWarnings(io, failures) {
    print(io, failures, 'warning');
}
function print(io, failures, severity) {
    if (failures.length === 0)
        return;
    io.stderr(renderFailures(failures, severity, io.isColorWanted));
}
function renderFailures(failures, severity, isColorWanted) {
    const style = openStyle(isColorWanted);
    const shown = failures.slice(0, maxPrinted).map(failureText);
    const lines = shown.flatMap((words, index) => failureLines(words, severity, style, words.remedy !== shown[index + 1]?.remedy));
    const hidden = failures.length - shown.length;
    if (hidden > 0)
        lines.push(style.dim(`… and ${hidden} more`));
    if (failures.length > 1)
        lines.push(style.bold(`${failures.length} ${severity}s`));
    return `${lines.join('\n')}\n`;
}
function failureLines(words, severity, style, hasHelp) {
    const { text, remedy, at, sourceLine, spanLength } = words;
    const paint = severity === 'error' ? style.red : style.yellow;
    const place = at === undefined ? '' : `${style.bold(positionText(at))}: `;
    const lines = [`${place}${paint(style.bold(`${severity}:`))} ${text}`];
    if (sourceLine !== undefined)
        lines.push(...underlined(sourceLine, at?.column, spanLength ?? 1, paint));
    if (hasHelp && remedy !== undefined)
        lines.push(`  ${style.cyan('help:')} ${remedy}`);
    return lines;
}
function positionText(at) {
    const line = at.line === undefined ? '' : `:${at.line}`;
    return (0,safe_text/* safeText */.H)(at.file) + line + (line === '' || at.column === undefined ? '' : `:${at.column}`);
}
function underlined(source, column, length, paint) {
    const shown = (0,safe_text/* safeText */.H)(source
        .slice(0, maxSourceWidth)
        .replaceAll(/[\t\r\n]+$/g, '')
        .replaceAll('\t', ' '));
    const lines = [`  ${shown}`];
    if (column !== undefined && column >= 1 && column <= shown.length + 1) {
        const carets = Math.max(1, Math.min(length, shown.length - column + 1));
        lines.push(`  ${' '.repeat(column - 1)}${paint('^'.repeat(carets))}`);
    }
    return lines;
}

;// CONCATENATED MODULE: ./build/action/action-log.js



function openActionLog() {
    const raw = (text) => void process.stdout.write(text);
    const say = (text) => {
        if (text !== '')
            raw(plainLines(text));
    };
    return {
        raw,
        say,
        failures: (failures, severity) => {
            if (failures.length > 0)
                say(renderFailures(failures, severity, false));
        },
        openGroup: (title) => {
            (0,core/* startGroup */.Oh)(title);
            return core/* endGroup */.N4;
        },
    };
}


/***/ }),

/***/ 43540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ closeRun)
});

// EXTERNAL MODULE: ./build/core/batch/timestamp.js
var timestamp = __nccwpck_require__(4355);
;// CONCATENATED MODULE: ./build/engine/recover.js

function abandonedClaims(store) {
    const states = new Map();
    return [...store.newest().values()].flatMap(({ claim, record }) => {
        if (claim === undefined || record !== undefined)
            return [];
        const { owner } = claim;
        const key = `${owner.host} ${owner.boot} ${owner.pid} ${owner.processStart}`;
        const state = states.get(key) ?? store.ownerState(owner);
        states.set(key, state);
        return state === 'dead' ? [claim] : [];
    });
}
async function recoverAbandoned(store, rows, killLeftovers, clock) {
    const recovered = [];
    const rowOf = new Map(rows.map((row) => [row.shardId, row]));
    for (const claim of abandonedClaims(store)) {
        const { shard, attempt, owner } = claim;
        const killed = owner.token === '' ? 0 : killLeftovers(owner.token, { shard, attempt });
        const row = rowOf.get(shard);
        const message = `its process (pid ${owner.pid}) is gone`;
        const endedMs = row?.status === 'running' ? clock.now() : Date.parse(claim.startedAt);
        const outcome = await closeAttempt(store, claim, row?.logPath ?? '', 'interrupted', message, endedMs);
        if (outcome === 'written')
            recovered.push({ shard, attempt, killed });
    }
    return recovered;
}
function closeAttempt(store, claim, logPath, failureClass, message, nowMs) {
    const failure = { class: failureClass, message };
    const record = {
        format: 'muster.record/1',
        shard: claim.shard,
        attempt: claim.attempt,
        owner: claim.owner,
        status: 'failed',
        failure,
        runner: '',
        startedAt: claim.startedAt,
        finishedAt: (0,timestamp/* formatTimestamp */.E)(nowMs),
        durationMs: Math.max(0, nowMs - Date.parse(claim.startedAt)),
        exitCode: null,
        signal: null,
        promptDigest: null,
        log: { path: logPath, bytes: 0, isTruncated: false },
    };
    return store.records.write(record);
}

// EXTERNAL MODULE: ./build/present/safe-text.js
var safe_text = __nccwpck_require__(3201);
// EXTERNAL MODULE: ./build/runners/process/leftovers.js
var leftovers = __nccwpck_require__(84608);
// EXTERNAL MODULE: ./build/wire/open-batch.js + 18 modules
var open_batch = __nccwpck_require__(92741);
;// CONCATENATED MODULE: ./build/action/close-run.js




async function closeRun({ token, manifest }, log) {
    const killed = (0,leftovers/* killProcessesWith */.aT)(token);
    if (killed > 0)
        log.say(`processes that the run left behind, ended now: ${killed}`);
    const warnings = [];
    const batch = (0,open_batch/* openBatch */.L)({ manifest, batchDir: '.' }, (failure) => void warnings.push(failure));
    const rows = batch.readRows();
    log.failures([...warnings, ...(rows.ok ? [] : rows.failures)], 'warning');
    if (!rows.ok)
        return [];
    const logPaths = new Map(rows.value.map((row) => [row.shardId, row.logPath]));
    const closed = [];
    for (const { claim, record } of batch.newest().values()) {
        if (claim?.owner.token !== token || record !== undefined)
            continue;
        const message = 'the job was cancelled or ran out of time';
        const outcome = await closeAttempt(batch, claim, logPaths.get(claim.shard) ?? '', 'cancelled', message, Date.now());
        if (outcome === 'taken')
            continue;
        closed.push({ shard: claim.shard, attempt: claim.attempt });
        log.say(`closed attempt ${claim.attempt} of ${(0,safe_text/* safeText */.H)(claim.shard)}: ${message}`);
    }
    const committed = await batch.commit();
    if (!committed.ok)
        log.failures(committed.failures, 'warning');
    return closed;
}


/***/ }),

/***/ 51227:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(97157);
/* harmony import */ var _action_log_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(79413);
/* harmony import */ var _close_run_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(43540);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(80020);




const run = (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .readOpenRun */ .G7)();
try {
    if (run !== undefined) {
        const log = (0,_action_log_js__WEBPACK_IMPORTED_MODULE_0__/* .openActionLog */ .j)();
        const closed = await (0,_close_run_js__WEBPACK_IMPORTED_MODULE_1__/* .closeRun */ .Q)(run, log);
        const leg = (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .readLeg */ .NT)();
        if (leg !== undefined)
            await (await __nccwpck_require__.e(/* import() */ 725).then(__nccwpck_require__.bind(__nccwpck_require__, 1725))).closeLeg({ run, leg, closed, env: process.env, log });
    }
}
catch (error) {
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setFailed */ .C1)(`Internal error: ${error instanceof Error ? error.message : String(error)} (a bug of Muster; finished work is safe)`);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 80020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ readOpenRun),
/* harmony export */   NT: () => (/* binding */ readLeg)
/* harmony export */ });
/* unused harmony exports saveRun, saveLeg, saveEnded */
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(97157);

function saveRun({ token, manifest }) {
    saveState('token', token);
    saveState('manifest', manifest);
}
const saveLeg = (state) => saveState('leg', JSON.stringify(state));
function readLeg() {
    const text = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu)('leg');
    return text === '' ? undefined : JSON.parse(text);
}
function saveEnded() {
    saveState('ended', 'true');
}
function readOpenRun() {
    const token = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu)('token');
    return token === '' || (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu)('ended') === 'true' ? undefined : { token, manifest: (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu)('manifest') };
}


/***/ }),

/***/ 31319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ manifestColumns),
/* harmony export */   p: () => (/* binding */ shardStatuses)
/* harmony export */ });
const shardStatuses = ['pending', 'running', 'succeeded', 'verified', 'failed', 'skipped'];
const manifestColumns = [
    'shard_id',
    'prompt_path',
    'item_count',
    'first_item',
    'last_item',
    'status',
    'log_path',
    'started_at',
    'attempt',
];


/***/ }),

/***/ 56570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   fQ: () => (/* binding */ failureClasses)
/* harmony export */ });
/* unused harmony exports maxRecordedChanges, maxRecordedProblems */
const failureClasses = [
    'exit',
    'signal',
    'timeout',
    'idle-timeout',
    'verify',
    'verify-command',
    'rate',
    'quota',
    'capacity',
    'auth',
    'task',
    'spawn',
    'interrupted',
    'cancelled',
    'reclaimed',
    'secret',
    'scope',
];
const maxRecordedChanges = 100;
const maxRecordedProblems = 200;


/***/ }),

/***/ 4355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ formatTimestamp)
/* harmony export */ });
/* unused harmony export parseTimestamp */
function formatTimestamp(ms) {
    return `${new Date(ms).toISOString().slice(0, -1)}000+00:00`;
}
function parseTimestamp(text) {
    const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i.exec(text.trim());
    if (match === null)
        return undefined;
    const [, date, time = '00:00', fraction = '', zone = 'Z'] = match;
    const ms = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}${fraction.slice(0, 4)}${zone}`);
    return Number.isNaN(ms) ? undefined : ms;
}


/***/ }),

/***/ 30315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ fail),
/* harmony export */   ok: () => (/* binding */ ok),
/* harmony export */   x: () => (/* binding */ assertNever)
/* harmony export */ });
const ok = (value) => ({ ok: true, value });
const fail = (...failures) => ({
    ok: false,
    failures,
});
function assertNever(value) {
    throw new Error(`Internal error: unexpected value ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 3201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ safeText)
/* harmony export */ });
/* unused harmony export escapeCharacter */
const unsafe = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const names = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
function escapeCharacter(char) {
    const code = char.codePointAt(0) ?? 0;
    const hex = code.toString(16);
    if (code < 0x100)
        return names[char] ?? `\\x${hex.padStart(2, '0')}`;
    return code < 0x10000 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}
function safeText(text) {
    const safe = text.replaceAll(unsafe, escapeCharacter);
    return safe.includes('##[') ? safe.replaceAll('##[', '##\\[') : safe;
}


/***/ }),

/***/ 7546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ errorCode),
/* harmony export */   k: () => (/* binding */ errorText)
/* harmony export */ });
function errorCode(error) {
    if (typeof error !== 'object' || error === null || !('code' in error))
        return undefined;
    return typeof error.code === 'string' ? error.code : undefined;
}
const errorText = (error) => typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);


/***/ }),

/***/ 84608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   aT: () => (/* binding */ killProcessesWith),
/* harmony export */   vG: () => (/* binding */ sendSignal),
/* harmony export */   yA: () => (/* binding */ killMembers)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(58500);
/* harmony import */ var _members_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(56615);


const patienceMs = 5000;
function killProcessesWith(token, match) {
    const marks = (0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .marksOf */ .Ok)(token, match === undefined ? undefined : `${match.shard}.${match.attempt}`);
    if (marks.length === 0)
        return 0;
    const killed = new Set();
    const seen = new Map();
    const sleeper = new Int32Array(new SharedArrayBuffer(4));
    const deadline = performance.now() + patienceMs;
    while (killOnce({ marks }, seen, killed) && performance.now() < deadline)
        Atomics.wait(sleeper, 0, 0, 2);
    return killed.size;
}
async function killMembers(of, seen = new Map()) {
    const killed = new Set();
    const deadline = performance.now() + patienceMs;
    for (let waitMs = 1; killOnce(of, seen, killed) && performance.now() < deadline; waitMs = Math.min(20, waitMs * 2))
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(waitMs);
    if (of.leader !== undefined)
        killed.delete(of.leader);
    return killed.size;
}
function killOnce(of, seen, killed) {
    const members = (0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findMembers */ .h8)(of, seen);
    if (of.leader !== undefined)
        sendSignal(-of.leader, 'SIGKILL');
    for (const pid of members) {
        sendSignal(pid, 'SIGKILL');
        killed.add(pid);
    }
    return members.length > 0;
}
function sendSignal(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch {
    }
}


/***/ }),

/***/ 56615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ok: () => (/* binding */ marksOf),
/* harmony export */   _t: () => (/* binding */ MemberWatch),
/* harmony export */   h8: () => (/* binding */ findMembers)
/* harmony export */ });
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(41220);

function marksOf(token, tag) {
    if (token === '')
        return [];
    return tag === undefined ? [`MUSTER_OWNER=${token}`] : [`MUSTER_OWNER=${token}`, `MUSTER_ATTEMPT=${tag}`];
}
function findMembers(of, seen = new Map()) {
    const rows = (0,_process_table_js__WEBPACK_IMPORTED_MODULE_0__/* .processTable */ .oI)().filter((row) => !row.isZombie && row.pid !== process.pid);
    const environments = _process_table_js__WEBPACK_IMPORTED_MODULE_0__/* .hasProc */ .jK || of.marks.length === 0 ? undefined : (0,_process_table_js__WEBPACK_IMPORTED_MODULE_0__/* .environmentsOfPs */ .Pm)();
    const found = new Set();
    for (const row of rows) {
        const isMember = isOfLeader(row, of.leader) ||
            seen.get(row.pid) === row.startTime ||
            carries(environments?.get(row.pid) ?? row.pid, of.marks);
        if (isMember)
            found.add(row.pid);
    }
    if (found.size === 0)
        return [];
    addDescendants(found, rows);
    for (const row of rows)
        if (found.has(row.pid))
            seen.set(row.pid, row.startTime);
    return [...found];
}
const isOfLeader = (row, leader) => leader !== undefined && (row.session === leader || row.group === leader);
function carries(environment, marks) {
    if (marks.length === 0)
        return false;
    if (typeof environment === 'string')
        return marks.every((mark) => `${environment} `.includes(` ${mark} `));
    const bytes = _process_table_js__WEBPACK_IMPORTED_MODULE_0__/* .hasProc */ .jK ? (0,_process_table_js__WEBPACK_IMPORTED_MODULE_0__/* .readProcFile */ .XM)(environment, 'environ') : undefined;
    return bytes !== undefined && marks.every((mark) => hasEntry(bytes, mark));
}
function hasEntry(environ, entry) {
    const at = environ.indexOf(`${entry}\0`);
    return at === 0 || (at > 0 && environ[at - 1] === 0) || (at > 0 && environ.includes(`\0${entry}\0`));
}
function addDescendants(found, rows) {
    const children = Map.groupBy(rows, (row) => row.parent);
    for (const pid of found)
        for (const child of children.get(pid) ?? [])
            found.add(child.pid);
}
const forgetAfterMs = 1000;
class MemberWatch {
    #known = new Map();
    #forgetAt = 0;
    #look;
    async mayHaveMembers(of) {
        if (!_process_table_js__WEBPACK_IMPORTED_MODULE_0__/* .hasProc */ .jK)
            return true;
        this.#look ??= new Promise((resolve) => {
            setImmediate(() => {
                this.#look = undefined;
                resolve(this.#lookAround());
            });
        });
        return (await this.#look).some((known) => isKnownMember(known, of));
    }
    #lookAround() {
        const now = performance.now();
        if (now > this.#forgetAt) {
            this.#known = new Map();
            this.#forgetAt = now + forgetAfterMs;
        }
        const seen = [];
        const settled = new Map();
        for (const pid of (0,_process_table_js__WEBPACK_IMPORTED_MODULE_0__/* .listPids */ .$q)()) {
            const known = this.#known.get(pid) ?? look(pid);
            if (known === undefined)
                continue;
            if (known.isSettled)
                settled.set(pid, known);
            if (pid !== process.pid)
                seen.push(known);
        }
        this.#known = settled;
        return seen;
    }
}
const isKnownMember = (known, of) => known.session === of.leader ||
    (of.marks.length > 0 && of.marks.every((mark) => known.environ.includes(`\0${mark}\0`)));
function look(pid) {
    const row = (0,_process_table_js__WEBPACK_IMPORTED_MODULE_0__/* .readProcess */ .Wv)(pid);
    if (row === undefined || row.isZombie)
        return undefined;
    if (pid === 2 || row.parent === 2)
        return { session: row.session, environ: '', isSettled: true };
    const bytes = (0,_process_table_js__WEBPACK_IMPORTED_MODULE_0__/* .readProcFile */ .XM)(pid, 'environ');
    return { session: row.session, environ: marksIn(bytes), isSettled: bytes?.length !== 0 };
}
function marksIn(environ) {
    if (environ === undefined || !environ.includes('MUSTER_'))
        return '';
    const entries = environ.toString('latin1').split('\0');
    return `\0${entries.filter((entry) => entry.startsWith('MUSTER_')).join('\0')}\0`;
}


/***/ }),

/***/ 41220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ listPids),
/* harmony export */   Pm: () => (/* binding */ environmentsOfPs),
/* harmony export */   Wv: () => (/* binding */ readProcess),
/* harmony export */   XM: () => (/* binding */ readProcFile),
/* harmony export */   jK: () => (/* binding */ hasProc),
/* harmony export */   oI: () => (/* binding */ processTable)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);


const hasProc = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)('/proc/self/stat');
function processTable() {
    if (!hasProc)
        return tableOfPs();
    const rows = [];
    for (const pid of listPids()) {
        const row = readProcess(pid);
        if (row !== undefined)
            rows.push(row);
    }
    return rows;
}
function listPids() {
    if (!hasProc)
        return [];
    const pids = [];
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)('/proc')) {
        const first = name.charCodeAt(0);
        if (first >= 48 && first <= 57)
            pids.push(Number(name));
    }
    return pids;
}
function readProcess(pid) {
    const bytes = readProcFile(pid, 'stat');
    if (bytes === undefined || bytes.length === 0)
        return undefined;
    const text = bytes.toString('latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [state, parent, group, session] = fields;
    return {
        pid,
        parent: Number(parent),
        group: Number(group),
        session: Number(session),
        isZombie: state === 'Z' || state === 'X',
        startTime: fields[19] ?? '',
    };
}
const scratch = Buffer.alloc(64 * 1024);
function readProcFile(pid, name) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(`/proc/${pid}/${name}`, 'r');
    }
    catch {
        return undefined;
    }
    try {
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, scratch, 0, scratch.length, null);
        if (length < scratch.length)
            return scratch.subarray(0, length);
        const parts = [Buffer.from(scratch)];
        for (let more = length; more > 0;) {
            more = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, scratch, 0, scratch.length, null);
            parts.push(Buffer.from(scratch.subarray(0, more)));
        }
        return Buffer.concat(parts);
    }
    catch {
        return undefined;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    }
}
function environmentsOfPs() {
    const found = new Map();
    const all = process.platform === 'darwin' ? '-AEww' : 'axeww';
    for (const line of linesOfPs([all, '-o', 'pid=,command='])) {
        const at = line.indexOf(' ');
        if (at > 0)
            found.set(Number(line.slice(0, at)), line.slice(at));
    }
    return found;
}
function tableOfPs() {
    return linesOfPs(['-A', '-o', 'pid=,ppid=,pgid=,stat=']).map((line) => {
        const [pid, parent, group, state] = line.split(/\s+/);
        return {
            pid: Number(pid),
            parent: Number(parent),
            group: Number(group),
            session: 0,
            isZombie: state?.startsWith('Z') ?? false,
            startTime: '',
        };
    });
}
function linesOfPs(args) {
    const { stdout } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('ps', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    return (stdout ?? '')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
}


/***/ }),

/***/ 92741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  L: () => (/* binding */ openBatch)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(77598);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(48161);
// EXTERNAL MODULE: ./build/runners/process/error-code.js
var error_code = __nccwpck_require__(7546);
// EXTERNAL MODULE: ./build/runners/process/process-table.js
var process_table = __nccwpck_require__(41220);
;// CONCATENATED MODULE: ./build/runners/process/identity.js





function currentOwner(token) {
    return {
        host: (0,external_node_os_.hostname)(),
        boot: bootId(),
        pid: process.pid,
        processStart: processStart(process.pid),
        token,
    };
}
function ownerState(owner) {
    if (owner.host !== (0,external_node_os_.hostname)())
        return 'unknown';
    const boot = bootId();
    if (owner.boot === '' || boot === '')
        return 'unknown';
    if (owner.boot !== boot)
        return 'dead';
    if (owner.processStart === '' || namespaceOf(owner.processStart) !== pidNamespace())
        return 'unknown';
    if ((0,process_table/* readProcess */.Wv)(owner.pid)?.isZombie === true)
        return 'dead';
    const start = processStart(owner.pid);
    if (start !== '')
        return start === owner.processStart ? 'alive' : 'dead';
    return hasPid(owner.pid) ? 'unknown' : 'dead';
}
function processStart(pid) {
    const start = process_table/* hasProc */.jK ? (0,process_table/* readProcess */.Wv)(pid)?.startTime : ask('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return start === undefined || start === '' ? '' : `${pidNamespace()}/${start}`;
}
const namespaceOf = (start) => start.slice(0, Math.max(0, start.lastIndexOf('/')));
function pidNamespace() {
    if (!process_table/* hasProc */.jK)
        return '';
    try {
        return /\d+/.exec((0,external_node_fs_.readlinkSync)('/proc/self/ns/pid'))?.[0] ?? '';
    }
    catch {
        return '';
    }
}
function bootId() {
    if (!process_table/* hasProc */.jK)
        return ask('sysctl', ['-n', 'kern.bootsessionuuid']);
    try {
        return (0,external_node_fs_.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    }
    catch {
        return '';
    }
}
function hasPid(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return (0,error_code/* errorCode */.C)(error) !== 'ESRCH';
    }
}
function ask(command, args) {
    const env = { PATH: process.env['PATH'] ?? '/usr/bin:/bin:/usr/sbin', LC_ALL: 'C', TZ: 'UTC' };
    return ((0,external_node_child_process_.spawnSync)(command, args, { encoding: 'utf8', env }).stdout ?? '').trim();
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
;// CONCATENATED MODULE: ./build/wire/manifest-path.js

function manifestPathOf({ manifest, batchDir }) {
    return manifest ?? (0,external_node_path_.join)(batchDir, 'manifest.tsv');
}

;// CONCATENATED MODULE: ./build/core/batch/fold.js

function outcomeOf(record) {
    const { shard, attempt, status, startedAt, finishedAt, durationMs, exitCode, failure, items } = record;
    const [first, last] = [items?.[0], items?.at(-1)];
    return {
        shard,
        attempt,
        status,
        startedAt,
        finishedAt,
        durationMs,
        exitCode,
        ...(failure !== undefined && { failureClass: failure.class }),
        ...(items !== undefined &&
            first !== undefined &&
            last !== undefined && { range: { itemCount: items.length, firstItem: first.id, lastItem: last.id } }),
    };
}
function newestAttempts(claims, records) {
    const newest = new Map();
    const at = (shard, attempt) => {
        const known = newest.get(shard);
        if (known !== undefined && known.attempt > attempt)
            return undefined;
        if (known !== undefined && known.attempt === attempt)
            return known;
        const fresh = { attempt };
        newest.set(shard, fresh);
        return fresh;
    };
    for (const claim of claims) {
        const entry = at(claim.shard, claim.attempt);
        if (entry !== undefined && isFirst(claim, entry.claim))
            entry.claim = claim;
    }
    for (const record of records) {
        const entry = at(record.shard, record.attempt);
        if (entry !== undefined && isFirst(record, entry.record))
            entry.record = record;
    }
    return newest;
}
function isFirst(candidate, standing) {
    return standing === undefined || JSON.stringify(candidate) < JSON.stringify(standing);
}
function foldRow(row, newest, manifestTimeMs) {
    if (newest === undefined || row.attempt > newest.attempt)
        return row;
    const { attempt, claim, record } = newest;
    const isLagging = row.attempt < attempt;
    if (record !== undefined) {
        const isNewer = Date.parse(record.finishedAt) > manifestTimeMs;
        const recordWins = isLagging || row.status === 'running' || isNewer;
        if (!recordWins)
            return row;
        const { range } = record;
        const isOfThisRow = range === undefined || isSameRange(range, row);
        return { ...row, attempt, status: isOfThisRow ? record.status : 'pending', startedAt: '' };
    }
    const startedAt = claim?.startedAt ?? '';
    const claimWins = isLagging || (row.status !== 'running' && Date.parse(startedAt) > manifestTimeMs);
    return claimWins ? { ...row, attempt, status: 'running', startedAt } : row;
}
function isSameRange(a, b) {
    return a.itemCount === b.itemCount && a.firstItem === b.firstItem && a.lastItem === b.lastItem;
}
function foldManifest(rows, newest, manifestTimeMs) {
    return rows.map((row) => foldRow(row, newest.get(row.shardId), manifestTimeMs));
}
function countStatuses(rows) {
    const counts = Object.fromEntries(shardStatuses.map((status) => [status, 0]));
    for (const row of rows)
        counts[row.status] += 1;
    return counts;
}

// EXTERNAL MODULE: ./build/core/batch/record.js
var record = __nccwpck_require__(56570);
;// CONCATENATED MODULE: ./build/core/batch/record-codec.js

const encodeClaim = (claim) => `${JSON.stringify(claim)}\n`;
const encodeRecord = (record) => `${JSON.stringify(record)}\n`;
function decodeClaim(text) {
    const object = decodeObject(text, 'muster.claim/1');
    if (!object.ok)
        return object;
    const { shard, attempt, owner, startedAt } = object.value;
    if (typeof shard !== 'string' || !isAttempt(attempt) || !isOwner(owner) || !isTime(startedAt))
        return { ok: false, error: 'shard, attempt, owner or startedAt is missing' };
    return { ok: true, value: object.value };
}
function decodeRecord(text) {
    const object = decodeObject(text, 'muster.record/1');
    if (!object.ok)
        return object;
    const { shard, attempt, owner, status, startedAt, finishedAt, durationMs, items, failure, usage } = object.value;
    if (typeof shard !== 'string' || !isAttempt(attempt) || !isOwner(owner))
        return { ok: false, error: 'shard, attempt or owner is missing' };
    if (status !== 'succeeded' && status !== 'verified' && status !== 'failed')
        return { ok: false, error: `unknown status ${JSON.stringify(status)}` };
    if (!isTime(startedAt) || !isTime(finishedAt) || typeof durationMs !== 'number')
        return { ok: false, error: 'startedAt, finishedAt or durationMs is missing' };
    if (items !== undefined && !(Array.isArray(items) && items.every(isRecordedItem)))
        return { ok: false, error: 'items are malformed' };
    if (failure !== undefined && !isFailure(failure))
        return { ok: false, error: 'failure is malformed' };
    if (usage !== undefined && !isUsage(usage))
        return { ok: false, error: 'usage is malformed' };
    return { ok: true, value: object.value };
}
function decodeObject(text, format) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return {
            ok: false,
            error: text === '' ? 'empty file' : 'not JSON: cut off, or written by something else',
        };
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { ok: false, error: 'not an object' };
    const object = value;
    const found = object['format'];
    if (found !== format) {
        const error = `format is ${JSON.stringify(found)}, expected ${JSON.stringify(format)}`;
        const isOfOurs = typeof found === 'string' && found.startsWith(format.slice(0, -1));
        return { ok: false, error, ...(isOfOurs && { isForeign: true }) };
    }
    return { ok: true, value: object };
}
const maxAttempt = 999_999_999;
const isAttempt = (value) => Number.isSafeInteger(value) && value >= 1 && value <= maxAttempt;
const isTime = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
function isOwner(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { host, boot, pid, processStart, token } = value;
    return ([host, boot, processStart, token].every((part) => typeof part === 'string') && Number.isSafeInteger(pid));
}
function isRecordedItem(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { id, row, source, verdict } = value;
    const isVerdict = verdict === 'verified' || verdict === 'failed' || verdict === 'unverified';
    return (typeof id === 'string' &&
        typeof row === 'string' &&
        (source === null || typeof source === 'string') &&
        isVerdict);
}
function isFailure(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { class: failureClass, message, problems } = value;
    const isKnown = record/* failureClasses */.fQ.includes(failureClass);
    return isKnown && typeof message === 'string' && (problems === undefined || areProblems(problems));
}
const areProblems = (value) => Array.isArray(value) &&
    value.every((one) => {
        if (typeof one !== 'object' || one === null)
            return false;
        const { item, path, reason } = one;
        return [item, path, reason].every((part) => typeof part === 'string');
    });
function isUsage(value) {
    return (typeof value === 'object' &&
        value !== null &&
        Object.values(value).every((number) => typeof number === 'number' && Number.isFinite(number)));
}

// EXTERNAL MODULE: ./build/core/batch/timestamp.js
var timestamp = __nccwpck_require__(4355);
;// CONCATENATED MODULE: ./build/stores/file/fault-point.js
const faultPoints = (/* unused pure expression or super */ null && ([
    'after-claim',
    'mid-child',
    'after-child',
    'mid-record',
    'after-record',
    'mid-manifest',
    'after-manifest',
]));
let armed;
function armFaultPoint(spec) {
    if (spec === undefined)
        return;
    const [name, count = '1'] = spec.split(':');
    const point = faultPoints.find((known) => known === name);
    if (point !== undefined)
        armed = { point, hits: Number(count) };
}
function faultPoint(point) {
    if (armed === undefined || armed.point !== point)
        return;
    armed.hits -= 1;
    if (armed.hits <= 0)
        process.kill(process.pid, 'SIGKILL');
}

;// CONCATENATED MODULE: ./build/stores/file/system-error.js
function isCode(error, ...codes) {
    const code = error?.code;
    return code !== undefined && codes.includes(code);
}
function systemErrorText(error) {
    const { code, message } = error;
    if (code === undefined)
        throw error;
    return message;
}

;// CONCATENATED MODULE: ./build/stores/file/regular-file.js


const openFlags = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK;
const noFile = { kind: 'other', error: 'not a file' };
function readRegularFile(path) {
    let fd;
    try {
        fd = (0,external_node_fs_.openSync)(path, openFlags);
    }
    catch (error) {
        if (isCode(error, 'ENOENT'))
            return { kind: 'missing' };
        if (isCode(error, 'ENXIO', 'EOPNOTSUPP'))
            return noFile;
        return { kind: 'unreadable', error: systemErrorText(error) };
    }
    try {
        const stat = (0,external_node_fs_.fstatSync)(fd);
        return stat.isFile() ? { kind: 'read', bytes: (0,external_node_fs_.readFileSync)(fd), stat } : noFile;
    }
    catch (error) {
        return { kind: 'unreadable', error: systemErrorText(error) };
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}

;// CONCATENATED MODULE: ./build/stores/file/temp-file.js


function openTemp(path, mode = 0o666) {
    try {
        return (0,external_node_fs_.openSync)(path, 'wx', mode);
    }
    catch (error) {
        if (!isCode(error, 'EEXIST'))
            throw error;
        unlinkIfPresent(path);
        return (0,external_node_fs_.openSync)(path, 'wx', mode);
    }
}
function unlinkIfPresent(path) {
    try {
        (0,external_node_fs_.unlinkSync)(path);
    }
    catch (error) {
        if (!isCode(error, 'ENOENT'))
            throw error;
    }
}

;// CONCATENATED MODULE: ./build/stores/file/attempt-files.js






const tempPattern = /^\.(?<name>.+\.json)\.\d+$/;
const namePattern = /^(?<shard>[^/]+)\.(?<attempt>[1-9]\d{0,8})\.json$/;
function openAttemptFiles(options) {
    const { folder, role } = options;
    const known = new Map();
    const refused = new Set();
    let temps = [];
    let trouble;
    let hasFolder = false;
    const nameOf = (shard, attempt) => `${shard}.${attempt}.json`;
    const ensureFolder = () => {
        if (!hasFolder)
            (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        hasFolder = true;
    };
    const decode = (name) => {
        const groups = namePattern.exec(name)?.groups;
        if (groups === undefined)
            return undefined;
        const path = (0,external_node_path_.join)(folder, name);
        const file = readRegularFile(path);
        if (file.kind === 'missing')
            return undefined;
        if (file.kind === 'unreadable')
            return { ok: false, error: file.error, isForeign: true };
        const text = file.kind === 'read' ? file.bytes.toString('utf8') : undefined;
        const mtimeMs = () => (file.kind === 'read' ? file.stat : (0,external_node_fs_.statSync)(path)).mtimeMs;
        return options.decode(text, groups['shard'] ?? '', Number(groups['attempt']), mtimeMs);
    };
    const load = (name) => {
        const decoded = decode(name);
        if (decoded === undefined)
            return undefined;
        if (decoded.ok) {
            known.set(name, options.keep(decoded.value));
            refused.delete(name);
            return decoded.value;
        }
        if (!refused.has(name)) {
            refused.add(name);
            const at = { file: `${options.shownAs}/${name}` };
            options.warn({ reason: 'record-invalid', at, error: decoded.error });
        }
        return undefined;
    };
    const names = () => {
        trouble = undefined;
        temps = [];
        try {
            const all = (0,external_node_fs_.readdirSync)(folder);
            temps = all.filter((name) => name.startsWith('.'));
            return all.filter((name) => !name.startsWith('.'));
        }
        catch (error) {
            if (isCode(error, 'ENOENT'))
                return [];
            trouble = {
                reason: 'file-unreadable',
                at: { file: options.shownAs },
                role,
                error: systemErrorText(error),
            };
            return [];
        }
    };
    const moveTornAside = (name) => {
        if (!isTorn(decode(name)))
            return;
        const path = (0,external_node_path_.join)(folder, name);
        const aside = `${path}.torn`;
        try {
            (0,external_node_fs_.renameSync)(path, aside);
        }
        catch (error) {
            if (isCode(error, 'ENOENT'))
                return;
            throw error;
        }
        const moved = readRegularFile(aside);
        const groups = namePattern.exec(name)?.groups;
        const text = moved.kind === 'read' ? moved.bytes.toString('utf8') : undefined;
        const decoded = options.decode(text, groups?.['shard'] ?? '', Number(groups?.['attempt']), () => 0);
        if (decoded.ok)
            linkIfAbsent(aside, path);
    };
    return {
        createExclusive(shard, attempt, text, kept) {
            ensureFolder();
            const name = nameOf(shard, attempt);
            const path = (0,external_node_path_.join)(folder, name);
            const temp = (0,external_node_path_.join)(folder, `.${name}.${process.pid}`);
            writeTemp(temp, text, role === 'record');
            if (role === 'record')
                faultPoint('mid-record');
            try {
                let created = linkIfAbsent(temp, path);
                if (!created && role === 'record') {
                    moveTornAside(name);
                    created = linkIfAbsent(temp, path);
                }
                if (created)
                    known.set(name, kept);
                return created;
            }
            finally {
                unlinkIfPresent(temp);
            }
        },
        list() {
            for (const name of names())
                if (!known.has(name))
                    load(name);
            return [...known.values()];
        },
        *each() {
            for (const name of names()) {
                const whole = load(name);
                if (whole !== undefined)
                    yield whole;
            }
        },
        trouble: () => trouble,
        read(shard, attempt) {
            const decoded = decode(nameOf(shard, attempt));
            return decoded?.ok === true ? decoded.value : undefined;
        },
        attemptsOf(shard) {
            const groups = [...known.keys()].map((name) => namePattern.exec(name)?.groups);
            return groups.flatMap((parts) => (parts?.['shard'] === shard ? [Number(parts['attempt'])] : []));
        },
        sweep() {
            for (const temp of temps) {
                const name = tempPattern.exec(temp)?.groups?.['name'] ?? '';
                if (known.has(name) || refused.has(name))
                    unlinkIfPresent((0,external_node_path_.join)(folder, temp));
            }
            temps = [];
        },
    };
}
function isTorn(decoded) {
    return decoded !== undefined && !decoded.ok && decoded.isForeign !== true;
}
function writeTemp(path, text, isLasting) {
    const fd = openTemp(path, 0o644);
    try {
        (0,external_node_fs_.writeFileSync)(fd, text);
        if (isLasting)
            (0,external_node_fs_.fdatasyncSync)(fd);
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
function linkIfAbsent(temp, path) {
    try {
        (0,external_node_fs_.linkSync)(temp, path);
        return true;
    }
    catch (error) {
        if (isCode(error, 'EEXIST', 'ENOENT'))
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/stores/file/claims.js



const unknownOwner = { host: '', boot: '', pid: 0, processStart: '', token: '' };
function openFileClaims(folder, shownAs, warn) {
    const files = openAttemptFiles({
        folder,
        shownAs,
        role: 'claim',
        warn,
        keep: (claim) => claim,
        decode: (text, shard, attempt, mtimeMs) => {
            const decoded = decodeClaim(text ?? '');
            if (decoded.ok && decoded.value.shard === shard && decoded.value.attempt === attempt)
                return decoded;
            const startedAt = (0,timestamp/* formatTimestamp */.E)(mtimeMs());
            return {
                ok: true,
                value: { format: 'muster.claim/1', shard, attempt, owner: unknownOwner, startedAt },
            };
        },
    });
    return {
        async claim(claim) {
            const won = files.createExclusive(claim.shard, claim.attempt, encodeClaim(claim), claim);
            return won ? { won } : { won };
        },
        list: async () => files.list(),
        listSync: () => files.list(),
        trouble: () => files.trouble(),
        sweep: () => files.sweep(),
    };
}

// EXTERNAL MODULE: ./build/core/result.js
var result = __nccwpck_require__(30315);
// EXTERNAL MODULE: ./build/core/batch/manifest-row.js
var manifest_row = __nccwpck_require__(31319);
;// CONCATENATED MODULE: ./build/core/batch/tsv-line.js
const cellPattern = /"((?:[^"]|"")*)"(?=\t|$)|([^"\t][^\t]*|)(?=\t|$)/y;
function splitTsvLine(line) {
    if (!line.includes('"'))
        return line.split('\t');
    const cells = [];
    for (let offset = 0; offset <= line.length;) {
        cellPattern.lastIndex = offset;
        const match = cellPattern.exec(line);
        if (match === null)
            return undefined;
        cells.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'));
        offset = cellPattern.lastIndex + 1;
    }
    return cells;
}

;// CONCATENATED MODULE: ./build/core/batch/manifest-codec.js



const isShardId = (text) => /^[^\u0000-\u0020\u007f-\u009f/\\.][^\u0000-\u001f\u007f-\u009f/\\]*$/.test(text);
const isPath = (text) => text !== '' && !/[\u0000-\u001f\u007f-\u009f]/.test(text);
const isCount = (text) => /^\d{1,15}$/.test(text);
const leavesWorkdir = (path) => path.startsWith('/') || path.split('/').includes('..');
function parseManifest(text, file) {
    const lines = (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text).split(/\r\n|\n|\r/);
    const headerIndex = lines.findIndex((line) => line !== '');
    const header = splitTsvLine(lines[headerIndex] ?? '');
    if (headerIndex === -1 || header === undefined)
        return (0,result/* fail */.f)({ reason: 'manifest-empty', at: { file } });
    const failures = headerFailures(header, { file, line: headerIndex + 1 });
    if (failures.length > 0)
        return (0,result/* fail */.f)(...failures);
    const rows = [];
    const firstLines = new Map();
    for (let index = headerIndex + 1; index < lines.length; index++) {
        const line = lines[index] ?? '';
        if (line === '')
            continue;
        const at = { file, line: index + 1 };
        const values = splitTsvLine(line);
        if (values === undefined || values.length !== header.length) {
            failures.push({ reason: 'manifest-row-cut', at, cells: values?.length ?? 0, columns: header.length });
            continue;
        }
        const cells = Object.fromEntries(header.map((name, cell) => [name, values[cell] ?? '']));
        const problems = cellFailures(cells, (column) => ({
            ...at,
            column: columnOf(values, header.indexOf(column)),
        }));
        const firstLine = firstLines.get(cells.shard_id);
        if (firstLine === undefined)
            firstLines.set(cells.shard_id, index + 1);
        else
            problems.push({
                reason: 'manifest-shard-twice',
                at,
                shard: cells.shard_id,
                first: { file, line: firstLine },
            });
        failures.push(...problems);
        if (problems.length === 0)
            rows.push(toRow(cells));
    }
    if (failures.length > 0)
        return (0,result/* fail */.f)(...failures);
    return rows.length === 0 ? (0,result/* fail */.f)({ reason: 'manifest-empty', at: { file } }) : (0,result.ok)(rows);
}
function renderManifest(rows) {
    let text = `${manifest_row/* manifestColumns */.D.join('\t')}\n`;
    for (const row of rows)
        text += renderRow(row);
    return text;
}
function renderRow(row) {
    return (`${quoted(row.shardId)}\t${quoted(row.promptPath)}\t${row.itemCount}\t${quoted(row.firstItem)}\t${quoted(row.lastItem)}` +
        `\t${row.status}\t${quoted(row.logPath)}\t${quoted(row.startedAt)}\t${row.attempt}\n`);
}
function quoted(cell) {
    return /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
function headerFailures(header, at) {
    const missing = manifest_row/* manifestColumns */.D.filter((name) => !header.includes(name));
    if (missing.length > 0)
        return [{ reason: 'manifest-columns-missing', at, columns: missing }];
    return header
        .map((name, index) => ({ name, index }))
        .filter(({ name, index }) => !manifest_row/* manifestColumns */.D.includes(name) || header.indexOf(name) !== index)
        .map(({ name, index }) => ({
        reason: 'manifest-cell-invalid',
        at: { ...at, column: columnOf(header, index) },
        column: name,
        value: name,
        expected: `only the columns ${manifest_row/* manifestColumns */.D.join(', ')}`,
    }));
}
function cellFailures(cells, at) {
    const failures = [];
    const expect = (column, isRight, expected) => {
        if (!isRight)
            failures.push({
                reason: 'manifest-cell-invalid',
                at: at(column),
                column,
                value: cells[column],
                expected,
            });
    };
    expect('shard_id', isShardId(cells.shard_id), 'a name without /, \\, a leading dot or control characters');
    expect('item_count', isCount(cells.item_count) && Number(cells.item_count) > 0, 'a whole number from 1');
    expect('first_item', cells.first_item !== '', 'an item_id');
    expect('last_item', cells.last_item !== '', 'an item_id');
    expect('status', manifest_row/* shardStatuses */.p.includes(cells.status), `one of ${manifest_row/* shardStatuses */.p.join(', ')}`);
    expect('attempt', isCount(cells.attempt), 'a whole number from 0');
    for (const column of ['prompt_path', 'log_path']) {
        expect(column, isPath(cells[column]), 'a path');
        if (leavesWorkdir(cells[column]))
            failures.push({
                reason: 'manifest-path-escapes',
                at: at(column),
                shard: cells.shard_id,
                column,
                path: cells[column],
            });
    }
    return failures;
}
function toRow(cells) {
    return {
        shardId: cells.shard_id,
        promptPath: cells.prompt_path,
        itemCount: Number(cells.item_count),
        firstItem: cells.first_item,
        lastItem: cells.last_item,
        status: cells.status,
        logPath: cells.log_path,
        startedAt: cells.started_at,
        attempt: Number(cells.attempt),
    };
}
function columnOf(values, index) {
    return 1 + values.slice(0, index).reduce((sum, value) => sum + quoted(value).length + 1, 0);
}

;// CONCATENATED MODULE: ./build/core/batch/utf8.js
function decodeUtf8(bytes, options = {}) {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: options.keepBom ?? false });
    try {
        return { ok: true, text: decoder.decode(bytes) };
    }
    catch {
        return { ok: false, ...firstBadByte(bytes) };
    }
}
function firstBadByte(bytes) {
    let line = 1;
    let start = 0;
    for (let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, start)) {
        if (!isUtf8(bytes.subarray(start, end)))
            break;
        line += 1;
        start = end + 1;
    }
    const end = bytes.indexOf(0x0a, start);
    return { line, column: columnOfBadByte(bytes.subarray(start, end === -1 ? bytes.length : end)) };
}
function isUtf8(bytes) {
    try {
        new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return true;
    }
    catch {
        return false;
    }
}
function columnOfBadByte(line) {
    const encoder = new TextEncoder();
    let offset = 0;
    let column = 1;
    for (const character of new TextDecoder('utf-8', { ignoreBOM: true }).decode(line)) {
        const encoded = encoder.encode(character);
        if (!encoded.every((byte, index) => line[offset + index] === byte))
            return column;
        offset += encoded.length;
        column += character.length;
    }
    return column;
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(58500);
;// CONCATENATED MODULE: ./build/stores/file/lock.js






const unknownOwnerPatienceMs = 10_000;
async function withLock(options, inside) {
    const refused = await takeLock(options);
    if (refused !== undefined)
        return (0,result/* fail */.f)(refused);
    try {
        return (0,result.ok)(await inside());
    }
    finally {
        releaseLock(options);
    }
}
async function takeLock(options) {
    const { path, patienceMs } = options;
    const started = Date.now();
    try {
        for (let pauseMs = 2; !tryLock(options); pauseMs = Math.min(pauseMs * 1.5, 100)) {
            if (breakIfDead(options))
                continue;
            const waitedMs = Date.now() - started;
            if (waitedMs >= patienceMs) {
                const holder = readHolder(path);
                const base = { reason: 'lock-held', path, waitedMs };
                return holder === undefined ? base : { ...base, holder: `pid ${holder.pid} on ${holder.host}` };
            }
            await (0,promises_.setTimeout)(pauseMs * (0.5 + Math.random()));
        }
        return undefined;
    }
    catch (error) {
        return { reason: 'file-unwritable', at: { file: path }, error: systemErrorText(error) };
    }
}
function tryLock({ path, owner }) {
    try {
        (0,external_node_fs_.writeFileSync)(path, JSON.stringify(owner), { flag: 'wx' });
        return true;
    }
    catch (error) {
        if (isCode(error, 'EEXIST'))
            return false;
        throw error;
    }
}
function releaseLock({ path, owner }) {
    if (readHolder(path)?.token !== owner.token)
        return;
    unlinkIfPresent(path);
}
function breakIfDead(options) {
    const { path } = options;
    if (!isDead(options))
        return false;
    const breaking = { ...options, path: `${path}.break` };
    if (!tryLock(breaking)) {
        breakIfDead(breaking);
        return false;
    }
    try {
        if (isDead(options))
            unlinkIfPresent(path);
        return true;
    }
    finally {
        releaseLock(breaking);
    }
}
function isDead({ path, ownerState }) {
    const age = ageMs(path);
    if (age === undefined)
        return false;
    const holder = readHolder(path);
    const state = holder === undefined ? 'unknown' : ownerState(holder);
    return state === 'dead' || (state === 'unknown' && age >= unknownOwnerPatienceMs);
}
function readHolder(path) {
    const file = readRegularFile(path);
    if (file.kind !== 'read')
        return undefined;
    try {
        const value = JSON.parse(file.bytes.toString('utf8'));
        return typeof value === 'object' && value !== null && 'token' in value ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function ageMs(path) {
    const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return stat === undefined ? undefined : Date.now() - stat.mtimeMs;
}

;// CONCATENATED MODULE: ./build/stores/file/manifest-file.js










const lockPatienceMs = 30_000;
const tempStem = '.manifest.tsv.';
function readManifestFile(path) {
    const file = readRegularFile(path);
    if (file.kind === 'missing')
        return (0,result.ok)({ rows: undefined, timeMs: 0, stamp: '' });
    if (file.kind !== 'read')
        return (0,result/* fail */.f)({ reason: 'file-unreadable', at: { file: path }, role: 'manifest', error: file.error });
    const decoded = decodeUtf8(file.bytes);
    if (!decoded.ok) {
        const { line, column } = decoded;
        return (0,result/* fail */.f)({ reason: 'not-utf8', at: { file: path, line, column }, role: 'manifest' });
    }
    const rows = parseManifest(decoded.text, path);
    if (!rows.ok)
        return rows;
    const misplaced = misplacedFiles(rows.value, path);
    if (misplaced.length > 0)
        return (0,result/* fail */.f)(...misplaced);
    return (0,result.ok)({ rows: rows.value, timeMs: file.stat.mtimeMs, stamp: stampOf(file.stat) });
}
function misplacedFiles(rows, file) {
    return rows.flatMap(({ shardId, promptPath, logPath }, index) => {
        const folder = external_node_path_.posix.dirname(promptPath);
        const prompt = external_node_path_.posix.join(folder, `${shardId}.prompt.md`);
        const log = external_node_path_.posix.join(folder, 'run-logs', `${shardId}.log`);
        const wrong = [
            ...(external_node_path_.posix.normalize(promptPath) === prompt ? [] : [['prompt_path', promptPath, prompt]]),
            ...(external_node_path_.posix.normalize(logPath) === log ? [] : [['log_path', logPath, log]]),
        ];
        const at = { file, line: index + 2 };
        return wrong.map(([column, value, expected]) => ({
            reason: 'manifest-cell-invalid',
            at,
            column,
            value,
            expected,
        }));
    });
}
function readFoldedManifest(batch) {
    const snapshot = readManifestFile(batch.manifestPath);
    if (!snapshot.ok)
        return snapshot;
    if (snapshot.value.rows === undefined)
        return (0,result/* fail */.f)({ reason: 'file-missing', at: { file: batch.manifestPath }, role: 'manifest' });
    return foldSnapshot(batch, snapshot.value.rows, snapshot.value.timeMs);
}
async function updateManifest(batch, update) {
    try {
        (0,external_node_fs_.mkdirSync)(batch.dir, { recursive: true });
    }
    catch (error) {
        return (0,result/* fail */.f)({ reason: 'file-unwritable', at: { file: batch.dir }, error: String(error) });
    }
    const locked = await holdingLock(batch, async () => {
        const snapshotMs = Date.now();
        const snapshot = emptyAsMissing(readManifestFile(batch.manifestPath));
        if (!snapshot.ok)
            return snapshot;
        const { rows, timeMs } = snapshot.value;
        const folded = rows === undefined ? (0,result.ok)(undefined) : foldSnapshot(batch, rows, timeMs);
        if (!folded.ok)
            return folded;
        const updated = await update(folded.value);
        if (!updated.ok)
            return updated;
        const latest = Math.max(timeMs, latestTraceMs(batch));
        const written = writeManifestFile(batch, updated.value, laterThan(latest, snapshotMs));
        return written.ok ? updated : written;
    });
    return locked.ok ? locked.value : locked;
}
function latestTraceMs(batch) {
    let latest = 0;
    for (const { startedAt } of batch.claims.listSync())
        latest = Math.max(latest, Date.parse(startedAt) || 0);
    for (const { finishedAt } of batch.records.kept())
        latest = Math.max(latest, Date.parse(finishedAt) || 0);
    return latest;
}
function holdingLock(batch, inside) {
    const { lockPath: path, owner, ownerState } = batch;
    return withLock({ path, owner, ownerState, patienceMs: lockPatienceMs }, inside);
}
function writeManifestFile(batch, rows, snapshotMs) {
    const target = followLinks(batch.manifestPath);
    const temp = (0,external_node_path_.join)((0,external_node_path_.dirname)(target), `${tempStem}${process.pid}`);
    try {
        const mode = (0,external_node_fs_.statSync)(target, { throwIfNoEntry: false })?.mode;
        const fd = openTemp(temp, mode === undefined ? 0o644 : mode & 0o777);
        let stat;
        try {
            if (mode !== undefined)
                (0,external_node_fs_.fchmodSync)(fd, mode & 0o7777);
            (0,external_node_fs_.writeFileSync)(fd, renderManifest(rows));
            (0,external_node_fs_.futimesSync)(fd, snapshotMs / 1000, snapshotMs / 1000);
            (0,external_node_fs_.fsyncSync)(fd);
            stat = (0,external_node_fs_.fstatSync)(fd);
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
        faultPoint('mid-manifest');
        (0,external_node_fs_.renameSync)(temp, target);
        faultPoint('after-manifest');
        return (0,result.ok)({ timeMs: stat.mtimeMs, stamp: stampOf(stat) });
    }
    catch (error) {
        return (0,result/* fail */.f)({ reason: 'file-unwritable', at: { file: batch.manifestPath }, error: String(error) });
    }
}
function emptyAsMissing(snapshot) {
    const isEmpty = !snapshot.ok && snapshot.failures.every(({ reason }) => reason === 'manifest-empty');
    return isEmpty ? (0,result.ok)({ rows: undefined, timeMs: 0, stamp: '' }) : snapshot;
}
function foldSnapshot(batch, rows, timeMs) {
    const newest = newestAttempts(batch.claims.listSync(), batch.records.kept());
    const troubles = [batch.claims.trouble(), batch.records.trouble()].filter((one) => one !== undefined);
    return troubles.length > 0 ? (0,result/* fail */.f)(...troubles) : (0,result.ok)(foldManifest(rows, newest, timeMs));
}
const laterThan = (standingMs, nowMs) => Math.max(nowMs, Math.floor(standingMs) + 1);
const stampOf = (stat) => `${stat.ino}:${stat.size}:${stat.mtimeMs}`;
function manifestStamp(path) {
    try {
        return stampOf((0,external_node_fs_.statSync)(path));
    }
    catch {
        return '';
    }
}
const maxLinks = 40;
function followLinks(path, left = maxLinks) {
    try {
        if (left === 0 || !(0,external_node_fs_.lstatSync)(path).isSymbolicLink())
            return path;
        return followLinks((0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), (0,external_node_fs_.readlinkSync)(path)), left - 1);
    }
    catch {
        return path;
    }
}

;// CONCATENATED MODULE: ./build/stores/file/follow-manifest.js




function followManifest(batch) {
    let last;
    let edited;
    let isSwept = false;
    const isUnchanged = () => last !== undefined && last.stamp === manifestStamp(batch.manifestPath);
    const commitLocked = () => {
        const snapshotMs = Date.now();
        const isOwn = isUnchanged();
        const snapshot = isOwn && last !== undefined ? (0,result.ok)(last) : readManifestFile(batch.manifestPath);
        if (!snapshot.ok)
            return snapshot;
        const { rows, timeMs } = snapshot.value;
        if (rows === undefined)
            return (0,result/* fail */.f)({ reason: 'file-missing', at: { file: batch.manifestPath }, role: 'manifest' });
        const read = foldSnapshot(batch, rows, timeMs);
        if (!read.ok)
            return read;
        const folded = read.value;
        batch.claims.sweep();
        batch.records.sweep();
        if (!isSwept)
            sweepManifests(batch);
        isSwept = true;
        const written = writeManifestFile(batch, folded, laterThan(timeMs, snapshotMs));
        if (!written.ok)
            return written;
        last = { rows: folded, ...written.value };
        if (!isOwn)
            edited = folded;
        return (0,result.ok)(folded);
    };
    return {
        async commit() {
            const locked = await holdingLock(batch, async () => commitLocked());
            return locked.ok ? locked.value : locked;
        },
        rowsIfEdited() {
            if (!isUnchanged()) {
                const snapshot = readManifestFile(batch.manifestPath);
                if (!snapshot.ok || snapshot.value.rows === undefined)
                    return undefined;
                const folded = foldSnapshot(batch, snapshot.value.rows, snapshot.value.timeMs);
                if (!folded.ok)
                    return undefined;
                edited = folded.value;
                last = snapshot.value;
            }
            const rows = edited;
            edited = undefined;
            return rows;
        },
    };
}
const follow_manifest_tempPattern = /^\.manifest\.tsv\.\d+$/;
function sweepManifests(batch) {
    const folder = (0,external_node_path_.dirname)(followLinks(batch.manifestPath));
    for (const name of (0,external_node_fs_.readdirSync)(folder))
        if (follow_manifest_tempPattern.test(name))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { force: true });
}

;// CONCATENATED MODULE: ./build/stores/file/records.js



function openFileRecords(folder, shownAs, warn) {
    const files = openAttemptFiles({
        folder,
        shownAs,
        role: 'record',
        warn,
        keep: keptOf,
        decode: (text, shard, attempt) => {
            if (text === undefined)
                return { ok: false, error: 'not a file' };
            const decoded = decodeRecord(text);
            if (!decoded.ok)
                return decoded;
            const { value } = decoded;
            if (value.shard === shard && value.attempt === attempt)
                return decoded;
            return {
                ok: false,
                error: `it is of ${value.shard} attempt ${value.attempt}: a copy under another name`,
            };
        },
    });
    const read = (shard, attempt) => files.read(shard, attempt);
    return {
        async write(record) {
            const text = encodeRecord(record);
            const isNew = files.createExclusive(record.shard, record.attempt, text, keptOf(record));
            return isNew ? 'written' : 'taken';
        },
        list: async () => [...files.each()],
        each: () => files.each(),
        kept: () => files.list(),
        read,
        ofShard(shard) {
            files.list();
            const records = files.attemptsOf(shard).map((attempt) => read(shard, attempt));
            return records.filter((record) => record !== undefined);
        },
        trouble: () => files.trouble(),
        sweep: () => files.sweep(),
    };
}
function keptOf(record) {
    const { failure, log, usage } = record;
    return {
        ...outcomeOf(record),
        log,
        ...(failure !== undefined && { failure: { class: failure.class, message: failure.message } }),
        ...(usage !== undefined && { usage }),
    };
}

;// CONCATENATED MODULE: ./build/stores/file/batch-dir.js






function openBatchDir(options) {
    const { manifestPath, owner, ownerState, warn } = options;
    const dir = (0,external_node_path_.dirname)(manifestPath);
    const inside = (name) => (0,external_node_path_.join)(dir, name);
    const claims = openFileClaims(inside('claims'), inside('claims'), warn);
    const records = openFileRecords(inside('records'), inside('records'), warn);
    const files = {
        manifestPath,
        dir,
        planPath: inside('plan.json'),
        lockPath: inside(`.${(0,external_node_path_.basename)(manifestPath)}.lock`),
        claims,
        records,
        owner,
        ownerState,
    };
    return {
        ...files,
        newest: () => newestAttempts(claims.listSync(), records.kept()),
        outcomes: () => records.kept(),
        reports: () => records.kept(),
        readRecord: (shard, attempt) => records.read(shard, attempt),
        recordsOf: (shard) => records.ofShard(shard),
        readRows: () => readFoldedManifest(files),
        updateRows: (update) => updateManifest(files, update),
        ...followManifest(files),
    };
}

;// CONCATENATED MODULE: ./build/wire/open-batch.js




function openBatch(settings, warn) {
    const token = (0,external_node_crypto_.randomBytes)(12).toString('hex');
    return openBatchDir({
        manifestPath: manifestPathOf(settings),
        owner: currentOwner(token),
        ownerState: ownerState,
        warn,
    });
}


/***/ }),

/***/ 97157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Yz: () => (/* binding */ debug),
  N4: () => (/* binding */ endGroup),
  z3: () => (/* binding */ error),
  Gu: () => (/* binding */ getState),
  pq: () => (/* binding */ info),
  C1: () => (/* binding */ setFailed),
  Pq: () => (/* binding */ setSecret),
  Oh: () => (/* binding */ startGroup),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: ExitCode, addPath, exportVariable, getBooleanInput, getIDToken, getInput, getMultilineInput, group, isDebug, markdownSummary, notice, platform, saveState, setCommandEcho, setOutput, summary, toPlatformPath, toPosixPath, toWin32Path

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(70857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function utils_toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(16928);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
    }
    process.stdout.write(os.EOL);
    issueCommand('set-output', { name }, toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', utils_toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', utils_toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(51227);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
