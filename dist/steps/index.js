import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = {
    54974: ((module)=>{
        let p = process || {}, argv = p.argv || [], env = p.env || {};
        let isColorSupported = !(!!env.NO_COLOR || argv.includes("--no-color")) && (!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || (p.stdout || {}).isTTY && env.TERM !== "dumb" || !!env.CI);
        let formatter = (open, close, replace = open)=>(input)=>{
                let string = "" + input, index = string.indexOf(close, open.length);
                return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close;
            };
        let replaceClose = (string, close, replace, index)=>{
            let result = "", cursor = 0;
            do {
                result += string.substring(cursor, index) + replace;
                cursor = index + close.length;
                index = string.indexOf(close, cursor);
            }while (~index)
            return result + string.substring(cursor);
        };
        let createColors = (enabled = isColorSupported)=>{
            let f = enabled ? formatter : ()=>String;
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
                bgWhiteBright: f("\x1b[107m", "\x1b[49m")
            };
        };
        module.exports = createColors();
        module.exports.createColors = createColors;
    }),
    42613: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
    }),
    20181: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
    }),
    35317: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
    }),
    49140: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("constants");
    }),
    76982: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
    }),
    24434: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
    }),
    79896: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
    }),
    91943: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");
    }),
    58611: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
    }),
    65692: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
    }),
    69278: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
    }),
    34589: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
    }),
    16698: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
    }),
    4573: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
    }),
    31421: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
    }),
    37540: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");
    }),
    77598: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
    }),
    53053: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
    }),
    40610: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
    }),
    78474: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
    }),
    73024: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
    }),
    51455: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
    }),
    37067: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
    }),
    32467: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
    }),
    44708: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
    }),
    98995: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
    }),
    77030: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
    }),
    48161: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
    }),
    76760: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
    }),
    643: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
    }),
    1708: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
    }),
    41792: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
    }),
    57075: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
    }),
    46193: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");
    }),
    58500: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
    }),
    41692: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
    }),
    73136: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
    }),
    57975: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
    }),
    73429: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
    }),
    78877: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");
    }),
    75919: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
    }),
    38522: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
    }),
    70857: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
    }),
    16928: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
    }),
    932: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
    }),
    2203: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");
    }),
    13193: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
    }),
    53557: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
    }),
    64756: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
    }),
    52018: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");
    }),
    87016: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");
    }),
    39023: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
    }),
    43106: ((module)=>{
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");
    }),
    6091: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            j: ()=>openActionLog
        });
        var core = __nccwpck_require__(70950);
        ;
        function plainLines(text) {
            const whole = text.endsWith('\n') ? text : `${text}\n`;
            return whole.replaceAll(/^([\s\u0085]*):(?=:)/gm, String.raw`$1\:`).replaceAll('##[', String.raw`##\[`);
        }
        var render_failures = __nccwpck_require__(58090);
        ;
        function openActionLog(redactor) {
            const raw = (text)=>void process.stdout.write(text);
            const say = (text)=>{
                if (text !== '') raw(plainLines(redactor?.text(text) ?? text));
            };
            return {
                raw,
                say,
                failures: (failures, severity)=>{
                    if (failures.length > 0) say((0, render_failures.S)(failures, severity, false, 'workflow'));
                },
                openGroup: (title)=>{
                    (0, core.Oh)(title);
                    return core.N4;
                }
            };
        }
    }),
    94443: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            C: ()=>endStep
        });
        async function endStep() {
            await Promise.all([
                process.stdout,
                process.stderr
            ].map(flushed));
            process.exit();
        }
        const flushed = (stream)=>new Promise((resolve)=>{
                stream.once('error', ()=>resolve());
                stream.write('', ()=>resolve());
            });
    }),
    72774: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            R5: ()=>readInput,
            TD: ()=>readJobInputs,
            XG: ()=>jobFacts
        });
        var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(30315);
        function jobFacts(env) {
            const attempt = Number(env['GITHUB_RUN_ATTEMPT']);
            return {
                runId: env['GITHUB_RUN_ID'] ?? '',
                runAttempt: Number.isSafeInteger(attempt) && attempt >= 1 ? attempt : 1,
                job: env['GITHUB_JOB'] ?? '',
                hasService: (env['ACTIONS_RESULTS_URL'] ?? '') !== '' && (env['ACTIONS_RUNTIME_TOKEN'] ?? '') !== ''
            };
        }
        const jobInputKeys = null && [
            'leg',
            'legs',
            'plan-digest',
            'cancelled',
            'github-token',
            'sign-key'
        ];
        function readInput(env, key) {
            return (env[`INPUT_${key.toUpperCase()}`] ?? '').trim();
        }
        function readJobInputs(read) {
            const failures = [];
            const count = (key, least)=>{
                const text = read(key);
                if (text === '') return undefined;
                const value = /^\d{1,6}$/.test(text) ? Number(text) : -1;
                if (value >= least) return value;
                failures.push({
                    reason: 'setting-invalid',
                    setting: key,
                    source: `input ${key}`,
                    value: text,
                    expected: `a whole number of at least ${least}`
                });
                return undefined;
            };
            const text = (key)=>read(key) || undefined;
            const [leg, legs] = [
                count('leg', 0),
                count('legs', 1)
            ];
            const sealDigest = text('plan-digest');
            if (sealDigest !== undefined && !/^[0-9a-f]{64}$/.test(sealDigest)) failures.push({
                reason: 'setting-invalid',
                setting: 'plan-digest',
                source: 'input plan-digest',
                value: sealDigest,
                expected: 'the output plan-digest of the plan job'
            });
            const cancelled = read('cancelled');
            if (![
                '',
                'true',
                'false'
            ].includes(cancelled)) failures.push({
                reason: 'setting-invalid',
                setting: 'cancelled',
                source: 'input cancelled',
                value: cancelled,
                expected: 'true or false'
            });
            const [githubToken, signKey] = [
                text('github-token'),
                text('sign-key')
            ];
            if (failures.length > 0) return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_0__.wf)(failures);
            return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)({
                ...leg === undefined ? {} : {
                    leg
                },
                ...legs === undefined ? {} : {
                    legs
                },
                ...sealDigest === undefined ? {} : {
                    sealDigest
                },
                ...cancelled === '' ? {} : {
                    isCancelled: cancelled === 'true'
                },
                ...githubToken === undefined ? {} : {
                    githubToken
                },
                ...signKey === undefined ? {} : {
                    signKey
                }
            });
        }
    }),
    63366: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            i: ()=>failedOutcome
        });
        var exit_code = __nccwpck_require__(49014);
        ;
        const precedence = [
            exit_code.h.internal,
            exit_code.h.usage,
            exit_code.h.badInput,
            exit_code.h.environment,
            exit_code.h.conflict,
            exit_code.h.nothingDone
        ];
        function exitCodeOfAll(failures) {
            const codes = new Set(failures.map(exit_code.F));
            return precedence.find((code)=>codes.has(code)) ?? exit_code.h.failed;
        }
        var failure_findings = __nccwpck_require__(72185);
        var failure_text = __nccwpck_require__(30195);
        var render_failures = __nccwpck_require__(58090);
        var markdown_cell = __nccwpck_require__(38404);
        ;
        const maxShown = 20;
        const maxText = 500;
        function renderFailureSummary(what, failures, limitBytes) {
            const shown = failures.slice(0, maxShown).map((failure)=>(0, failure_text.k)(failure, 'workflow'));
            const lines = shown.map(({ text, remedy, at }, index)=>{
                const place = at === undefined ? '' : `${(0, markdown_cell.D)((0, render_failures.J)(at))}: `;
                const isSaidBelow = remedy === undefined || remedy === shown[index + 1]?.remedy;
                return `- ${place}${(0, markdown_cell.p)(text, maxText)}${isSaidBelow ? '' : `<br>${(0, markdown_cell.p)(remedy, maxText)}`}\n`;
            });
            const hidden = failures.length - shown.length;
            const rest = hidden > 0 ? `
\u{2026} and ${hidden} more: the log has the first 50.\n` : '';
            const head = `## \u{274C} Muster: ${(0, markdown_cell.p)(what)}\n\n`;
            const summary = `${head}${lines.join('')}${rest}`;
            return Buffer.byteLength(summary) <= limitBytes ? summary : '';
        }
        ;
        function failedOutcome({ log, toRepositoryPath }, failures, what) {
            log.failures(failures, 'error');
            return {
                exitCode: exitCodeOfAll(failures),
                outputs: {},
                findings: failures.map((failure)=>(0, failure_findings.U)(failure, 'error', toRepositoryPath)),
                summary: (limitBytes)=>renderFailureSummary(what, failures, limitBytes),
                failedBecause: `${what}: ${failures.length === 1 ? '1 problem' : `${failures.length} problems`}, see above`
            };
        }
    }),
    53679: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            Kn: ()=>writeOutputs,
            P2: ()=>batchOutputs,
            mF: ()=>usageOutputs
        });
        var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(70950);
        var _core_batch_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(43408);
        const outputNames = [
            'manifest',
            'shard-count',
            'has-work',
            'matrix',
            'leg-count',
            'group',
            'verified',
            'succeeded',
            'failed',
            'pending',
            'missing',
            'plan-digest',
            'item-count',
            'failed-items',
            'problem-count',
            'input-tokens',
            'output-tokens',
            'cost-usd',
            'merkle-root',
            'resume-command',
            'disposition',
            'exit-code'
        ];
        function batchOutputs(manifest, rows) {
            const counts = (0, _core_batch_fold_js__WEBPACK_IMPORTED_MODULE_0__.ip)(rows);
            return {
                manifest,
                'shard-count': rows.length,
                'has-work': counts.pending + counts.failed + counts.running > 0,
                verified: counts.verified,
                succeeded: counts.succeeded,
                failed: counts.failed,
                pending: counts.pending
            };
        }
        function usageOutputs({ inputTokens, outputTokens, costUsd }) {
            return {
                ...inputTokens === undefined ? {} : {
                    'input-tokens': inputTokens
                },
                ...outputTokens === undefined ? {} : {
                    'output-tokens': outputTokens
                },
                ...costUsd === undefined ? {} : {
                    'cost-usd': costUsd
                }
            };
        }
        function writeOutputs(outputs) {
            for (const name of outputNames){
                const value = outputs[name];
                if (value !== undefined) (0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.uH)(name, value);
            }
        }
    }),
    97560: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            A: ()=>redactOutcome,
            Q: ()=>maskSecrets
        });
        var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(70950);
        var _core_security_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(74605);
        function maskSecrets(secrets, env) {
            if (env['GITHUB_ACTIONS'] !== 'true') return;
            const forms = secrets.flatMap((secret)=>[
                    secret,
                    ...(0, _core_security_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__.k)(Buffer.from(secret, 'utf8'))
                ]);
            for (const form of new Set(forms))(0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.Pq)(form);
        }
        function redactOutcome(outcome, redactor) {
            const { findings, summary, failedBecause } = outcome;
            return {
                ...outcome,
                findings: findings.map((finding)=>redactFinding(finding, redactor)),
                ...summary === undefined ? {} : {
                    summary: (limitBytes)=>redactor.text(summary(limitBytes))
                },
                ...failedBecause === undefined ? {} : {
                    failedBecause: redactor.text(failedBecause)
                }
            };
        }
        const redactFinding = (finding, redactor)=>({
                ...finding,
                message: redactor.text(finding.message),
                title: redactor.text(finding.title)
            });
    }),
    74866: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            Iw: ()=>envNameOf,
            Xp: ()=>isFlagOnly,
            xC: ()=>isOptionOf
        });
        const envNameOf = (key)=>`MUSTER_${key.toUpperCase().replaceAll('-', '_')}`;
        const isFlagOnly = ({ commands, overrides })=>commands !== 'all' && commands.length > 0 && commands.every((command)=>overrides?.[command]?.isFlagOnly === true);
        const isOptionOf = (option, command)=>option.commands === 'all' || option.commands.includes(command);
    }),
    17102: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            EX: ()=>expectedOf,
            Lv: ()=>isList,
            TJ: ()=>isShownWhole,
            f$: ()=>shownText,
            li: ()=>variablePattern,
            yR: ()=>readText,
            yv: ()=>splitElements
        });
        var _core_groups_group_id_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(18570);
        var _core_groups_join_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(16972);
        var _core_loop_halt_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(15924);
        var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(30315);
        var _core_timer_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(50035);
        const secondsPattern = /^\+?(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?)\s*(ms|s|m|h|d)?$/i;
        const bytesPattern = /^(\d+(?:\.\d+)?)\s*(b|kb|mb|gb|kib|mib|gib)?$/i;
        const millisecondsOf = {
            ms: 1,
            s: 1000,
            m: 60_000,
            h: 3_600_000,
            d: 86_400_000
        };
        const bytesOf = {
            b: 1,
            kb: 1e3,
            mb: 1e6,
            gb: 1e9,
            kib: 2 ** 10,
            mib: 2 ** 20,
            gib: 2 ** 30
        };
        function expectedOf(option, rules) {
            switch(option.kind){
                case 'flag':
                    return 'true or false';
                case 'integer':
                    return `a whole number of at least ${option.min}`;
                case 'seconds':
                    return `seconds ${option.isZeroAllowed ? 'of at least 0' : 'greater than 0'}${option.isTimer ? ' and at most 24 days' : ''}, such as 90, 1.5 or 30m`;
                case 'bytes':
                    return `a size greater than 0${option.most === undefined ? '' : ` and at most ${option.most}`}, such as 500000, 200KB or 10MiB`;
                case 'string':
                    return 'text';
                case 'halt':
                    return _core_loop_halt_js__WEBPACK_IMPORTED_MODULE_0__.p7;
                case 'policy':
                    return 'all_success, all_terminal, any_success, first_verified or quorum=N';
                case 'tolerance':
                    return 'a number of shards, or a percentage such as 5%';
                case 'group-id':
                    return 'at most 40 of a to z, 0 to 9 and -, without -claim- or -record- inside';
                case 'path':
                    return 'a path';
                case 'runner':
                    return `one of ${rules.runners.join(', ')}`;
                case 'word':
                case 'words':
                    return `one of ${(rules.values ?? option.values).join(', ')}`;
                case 'texts':
                    return option.of === 'variable' ? 'NAME, PREFIX_* or NAME=value' : 'text';
                default:
                    return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.xb)(option);
            }
        }
        function readText(option, text, rules) {
            const value = valueOf(option, text, rules);
            return value === undefined ? {
                ok: false,
                expected: expectedOf(option, rules)
            } : {
                ok: true,
                value
            };
        }
        function splitElements(option, text) {
            if (option.kind === 'words') return text.split(/[\s,]+/).filter((word)=>word !== '');
            if (option.kind === 'texts') return text.split(/\r?\n/).filter((line)=>line.trim() !== '');
            return [
                text
            ];
        }
        const isList = (option)=>option.kind === 'words' || option.kind === 'texts';
        function valueOf(option, text, rules) {
            switch(option.kind){
                case 'flag':
                    return /^(true|1|yes|on)$/i.test(text) ? true : /^(false|0|no|off)$/i.test(text) ? false : undefined;
                case 'integer':
                    {
                        const value = /^[+-]?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
                        return Number.isSafeInteger(value) && value >= option.min ? value : undefined;
                    }
                case 'seconds':
                    return millisecondsIn(text.trim(), option);
                case 'bytes':
                    {
                        const value = bytesIn(text);
                        const most = option.most === undefined ? Number.MAX_SAFE_INTEGER : bytesIn(option.most);
                        return value >= 1 && value <= most ? value : undefined;
                    }
                case 'runner':
                    return rules.runners.includes(text) ? text : undefined;
                case 'halt':
                    return (0, _core_loop_halt_js__WEBPACK_IMPORTED_MODULE_0__.B7)(text) === undefined ? undefined : text;
                case 'policy':
                    return (0, _core_groups_join_policy_js__WEBPACK_IMPORTED_MODULE_2__.IW)(text) === undefined ? undefined : text;
                case 'tolerance':
                    return (0, _core_groups_join_policy_js__WEBPACK_IMPORTED_MODULE_2__.BL)(text) === undefined ? undefined : text;
                case 'group-id':
                    return (0, _core_groups_group_id_js__WEBPACK_IMPORTED_MODULE_3__.r)(text) ? text : undefined;
                case 'word':
                case 'words':
                    return (rules.values ?? option.values).includes(text) ? text : undefined;
                case 'string':
                case 'path':
                    return text === '' || text.includes('\0') ? undefined : text;
                case 'texts':
                    return isTextOf(option.of, text) ? text : undefined;
                default:
                    return (0, _core_result_js__WEBPACK_IMPORTED_MODULE_1__.xb)(option);
            }
        }
        const variablePattern = /^(\*|[A-Za-z_][A-Za-z0-9_]*(\*|=[\s\S]*)?)$/;
        function isTextOf(of, text) {
            if (text.includes('\0')) return false;
            return of === 'anything' || (of === 'text' ? text !== '' : variablePattern.test(text));
        }
        const isShownWhole = (option)=>option.kind !== 'texts' || option.of !== 'variable';
        function shownText(option, text) {
            if (isShownWhole(option)) return text;
            const name = text.split('=', 1)[0] ?? '';
            return name.length > longestShownName ? `${name.slice(0, longestShownName)}\u{2026}` : name;
        }
        const longestShownName = 12;
        function bytesIn(text) {
            const match = bytesPattern.exec(text.trim());
            return match === null ? 0 : Math.round(Number(match[1]) * (bytesOf[(match[2] ?? 'b').toLowerCase()] ?? 1));
        }
        function millisecondsIn(text, option) {
            const match = secondsPattern.exec(text);
            if (match === null) return undefined;
            const ms = Number(match[1]) * (millisecondsOf[(match[2] ?? 's').toLowerCase()] ?? 1000);
            if (!Number.isFinite(ms) || ms === 0 && !option.isZeroAllowed) return undefined;
            return option.isTimer && ms > _core_timer_limit_js__WEBPACK_IMPORTED_MODULE_4__.s ? undefined : ms;
        }
    }),
    94675: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            f: ()=>options
        });
        var _core_batch_manifest_row_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(31319);
        var _core_batch_record_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(56570);
        var _core_scope_scope_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(56647);
        var _core_text_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(59327);
        const running = [
            'run',
            'retry'
        ];
        const checking = [
            'run',
            'retry',
            'verify',
            'join'
        ];
        const knowing = [
            'plan',
            'build-prompts',
            'run',
            'retry',
            'verify',
            'status',
            'explain',
            'join'
        ];
        const stateful = [
            'join',
            'build-prompts',
            'run',
            'retry',
            'verify',
            'status',
            'explain',
            'resume',
            'mark',
            'reclaim'
        ];
        const options = [
            {
                key: 'items',
                field: 'items',
                kind: 'path',
                group: 'where',
                metavar: 'FILE',
                help: 'table of items (TSV: item_id, source, output, qc, notes)',
                commands: knowing,
                isSeed: true
            },
            {
                key: 'template',
                field: 'template',
                kind: 'path',
                group: 'where',
                metavar: 'FILE',
                help: "prompt template; $items, $shard_id \u2026 are filled in",
                commands: [
                    'plan',
                    'build-prompts',
                    'run',
                    'retry',
                    'status',
                    'explain'
                ],
                isSeed: true,
                overrides: {
                    plan: {
                        help: 'prompt template: plan then writes the prompts too'
                    }
                }
            },
            {
                key: 'workdir',
                field: 'workdir',
                kind: 'path',
                isFolder: true,
                group: 'where',
                metavar: 'DIR',
                help: 'folder the agent works in; item paths are relative to it',
                default: '.',
                commands: [
                    ...knowing,
                    'doctor'
                ],
                isSeed: true
            },
            {
                key: 'manifest',
                field: 'manifest',
                kind: 'path',
                group: 'where',
                metavar: 'FILE',
                help: 'manifest of the batch (default: BATCH-DIR/manifest.tsv)',
                commands: stateful,
                isSeed: true
            },
            {
                key: 'batch-dir',
                field: 'batchDir',
                kind: 'path',
                isFolder: true,
                group: 'where',
                metavar: 'DIR',
                help: 'folder of manifest, prompts, records and logs',
                default: '_batches',
                commands: [
                    'plan',
                    ...stateful,
                    'doctor'
                ],
                isSeed: true
            },
            {
                key: 'batch-size',
                field: 'batchSize',
                kind: 'integer',
                min: 1,
                group: 'plan',
                metavar: 'N',
                help: 'items a shard holds at most',
                default: 4,
                commands: [
                    'plan'
                ],
                isSeed: true
            },
            {
                key: 'max-bytes',
                field: 'maxBytes',
                kind: 'bytes',
                group: 'plan',
                metavar: 'SIZE',
                help: 'bytes of source a shard holds at most, such as 200KB',
                commands: [
                    'plan'
                ]
            },
            {
                key: 'group-by',
                field: 'groupBy',
                kind: 'string',
                group: 'plan',
                metavar: 'COLUMN',
                help: 'never mix different values of this column in one shard',
                commands: [
                    'plan'
                ]
            },
            {
                key: 'force',
                field: 'force',
                kind: 'flag',
                group: 'plan',
                help: 'plan afresh; earlier progress is moved to an archive folder',
                default: false,
                commands: [
                    'plan',
                    'init'
                ],
                overrides: {
                    init: {
                        help: 'overwrite files that exist'
                    }
                }
            },
            {
                key: 'skill',
                field: 'skill',
                kind: 'flag',
                group: 'where',
                help: 'write skills and roles for coding agents, no batch',
                default: false,
                commands: [
                    'init'
                ],
                overrides: {
                    init: {
                        isFlagOnly: true
                    }
                }
            },
            {
                key: 'explain',
                field: 'explain',
                kind: 'flag',
                group: 'plan',
                help: 'say for every shard what was kept, what is stale, and why',
                default: false,
                commands: [
                    'plan'
                ]
            },
            {
                key: 'status',
                field: 'status',
                kind: 'words',
                values: _core_batch_manifest_row_js__WEBPACK_IMPORTED_MODULE_1__.p,
                group: 'select',
                metavar: 'S',
                help: 'only shards with one of these statuses',
                commands: [
                    'run',
                    'resume',
                    'mark'
                ],
                isSeed: true,
                overrides: {
                    run: {
                        help: 'statuses to work on (default: pending)'
                    },
                    resume: {
                        help: 'statuses to look for (default: pending failed)'
                    },
                    retry: {
                        isFlagOnly: true
                    },
                    mark: {
                        help: 'the new status',
                        values: _core_batch_manifest_row_js__WEBPACK_IMPORTED_MODULE_1__.p.filter((status)=>status !== 'running'),
                        isSingle: true,
                        isFlagOnly: true
                    }
                }
            },
            {
                key: 'shard',
                field: 'shard',
                kind: 'string',
                group: 'select',
                metavar: 'ID',
                help: 'only this shard, such as shard_003',
                commands: [
                    'run',
                    'retry',
                    'verify',
                    'mark'
                ],
                isSeed: true,
                overrides: {
                    mark: {
                        help: 'the shard to mark',
                        isFlagOnly: true
                    }
                }
            },
            {
                key: 'class',
                field: 'failureClasses',
                kind: 'words',
                values: _core_batch_record_js__WEBPACK_IMPORTED_MODULE_0__.fQ,
                group: 'select',
                metavar: 'C',
                help: 'only shards that failed for one of these reasons',
                commands: [
                    'retry'
                ]
            },
            {
                key: 'limit',
                field: 'limit',
                kind: 'integer',
                min: 1,
                group: 'select',
                metavar: 'N',
                help: 'run at most N shards',
                commands: running,
                isSeed: true
            },
            {
                key: 'older-than',
                field: 'olderThanMs',
                kind: 'seconds',
                isZeroAllowed: false,
                isTimer: false,
                group: 'select',
                metavar: 'SECONDS',
                help: 'age from which a running shard without a live owner is taken back',
                commands: [
                    'reclaim'
                ],
                isSeed: true
            },
            {
                key: 'runner',
                field: 'runner',
                kind: 'runner',
                group: 'agent',
                metavar: 'NAME',
                help: 'what runs the prompts',
                default: 'dry-run',
                commands: [
                    ...running,
                    'doctor',
                    'init'
                ],
                isSeed: true,
                overrides: {
                    init: {
                        help: 'runner to set up (default: shell)'
                    }
                }
            },
            {
                key: 'shell-command',
                field: 'shellCommand',
                kind: 'string',
                group: 'agent',
                metavar: 'CMD',
                help: 'command of the shell runner; it gets the prompt on stdin',
                commands: [
                    ...running,
                    'doctor'
                ],
                isSeed: true
            },
            {
                key: 'verify-command',
                field: 'verifyCommand',
                kind: 'string',
                group: 'agent',
                metavar: 'CMD',
                help: 'command that must succeed after the agent',
                commands: running,
                isSeed: true
            },
            {
                key: 'model',
                field: 'model',
                kind: 'string',
                group: 'agent',
                metavar: 'NAME',
                help: "model to use, in the agent's own words",
                commands: [
                    ...running,
                    'doctor'
                ]
            },
            {
                key: 'runner-arg',
                field: 'runnerArgs',
                kind: 'texts',
                of: 'anything',
                group: 'agent',
                metavar: 'ARG',
                help: 'further argument for the agent (repeatable)',
                commands: [
                    ...running,
                    'doctor'
                ]
            },
            {
                key: 'agent-env',
                field: 'agentEnv',
                kind: 'texts',
                of: 'variable',
                group: 'agent',
                metavar: 'NAME',
                help: 'variable the agent may see: NAME, PREFIX_*, NAME=value (repeatable)',
                commands: [
                    ...running,
                    'doctor'
                ]
            },
            {
                key: 'jobs',
                field: 'jobs',
                kind: 'integer',
                min: 1,
                group: 'run',
                metavar: 'N',
                help: 'shards at the same time',
                default: 1,
                commands: running,
                isSeed: true
            },
            {
                key: 'timeout',
                field: 'timeoutMs',
                kind: 'seconds',
                isZeroAllowed: false,
                isTimer: true,
                group: 'run',
                metavar: 'SECONDS',
                help: 'stop an attempt after this time (90, 1.5, 30m, 2h)',
                commands: running,
                isSeed: true
            },
            {
                key: 'idle-timeout',
                field: 'idleTimeoutMs',
                kind: 'seconds',
                isZeroAllowed: false,
                isTimer: true,
                group: 'run',
                metavar: 'SECONDS',
                help: 'stop an attempt that has been silent for this long',
                commands: running
            },
            {
                key: 'kill-grace',
                field: 'killGraceMs',
                kind: 'seconds',
                isZeroAllowed: true,
                isTimer: true,
                group: 'run',
                metavar: 'SECONDS',
                help: 'time between asking an agent to stop and killing it',
                default: 5,
                commands: running
            },
            {
                key: 'retries',
                field: 'retries',
                kind: 'integer',
                min: 0,
                group: 'run',
                metavar: 'N',
                help: 'further attempts at a shard whose failure may pass',
                default: 0,
                commands: running
            },
            {
                key: 'retry-delay',
                field: 'retryDelayMs',
                kind: 'seconds',
                isZeroAllowed: true,
                isTimer: true,
                group: 'run',
                metavar: 'SECONDS',
                help: 'wait before the first retry; doubles each time, with jitter',
                default: 5,
                commands: running
            },
            {
                key: 'delay',
                field: 'delayMs',
                kind: 'seconds',
                isZeroAllowed: true,
                isTimer: true,
                group: 'run',
                metavar: 'SECONDS',
                help: 'pause up to this long, at random, before each shard starts',
                default: 0,
                commands: running
            },
            {
                key: 'continue-on-failure',
                field: 'continueOnFailure',
                kind: 'flag',
                group: 'run',
                help: 'with one job: go on after a failed shard',
                default: false,
                commands: running,
                isSeed: true
            },
            {
                key: 'halt',
                field: 'halt',
                kind: 'halt',
                group: 'run',
                metavar: 'RULE',
                help: 'when to stop early: never, or soon|now,fail|success|done=N or N%',
                commands: running
            },
            {
                key: 'scope',
                field: 'scope',
                kind: 'word',
                values: _core_scope_scope_changes_js__WEBPACK_IMPORTED_MODULE_2__.m,
                group: 'run',
                metavar: 'WORD',
                help: 'what to do about changes in the git tree outside of the outputs (default: off; on a leg report)',
                commands: running
            },
            {
                key: 'dry-run',
                field: 'dryRun',
                kind: 'flag',
                group: 'run',
                help: 'execute nothing, whatever the runner',
                default: false,
                commands: running,
                isSeed: true
            },
            {
                key: 'mark-dry-run',
                field: 'markDryRun',
                kind: 'flag',
                group: 'run',
                help: 'let a dry run mark its shards as succeeded',
                default: false,
                commands: running,
                isSeed: true
            },
            {
                key: 'log-limit',
                field: 'logLimitBytes',
                kind: 'bytes',
                group: 'run',
                metavar: 'SIZE',
                help: "bytes of an attempt's output that are kept",
                default: '64MB',
                commands: running
            },
            {
                key: 'no-verify',
                field: 'noVerify',
                kind: 'flag',
                group: 'verify',
                help: 'do not check outputs and QC after an attempt',
                default: false,
                commands: [
                    ...running,
                    'join'
                ],
                overrides: {
                    join: {
                        help: 'do not check outputs and QC of the records again'
                    }
                }
            },
            {
                key: 'forbid',
                field: 'forbid',
                kind: 'texts',
                of: 'text',
                isAdded: true,
                group: 'verify',
                metavar: 'RE',
                help: 'pattern no output may hold, beside TODO, TBD, placeholder, FIXME (repeatable)',
                commands: checking,
                isSeed: true
            },
            {
                key: 'no-json',
                field: 'noJson',
                kind: 'flag',
                group: 'verify',
                help: 'do not look at QC files (not the opposite of --json)',
                default: false,
                commands: knowing,
                isSeed: true
            },
            {
                key: 'output-schema',
                field: 'outputSchema',
                kind: 'path',
                group: 'verify',
                metavar: 'FILE',
                help: 'JSON Schema that every output must satisfy',
                commands: checking
            },
            {
                key: 'qc-schema',
                field: 'qcSchema',
                kind: 'path',
                group: 'verify',
                metavar: 'FILE',
                help: 'JSON Schema that every QC file must satisfy',
                commands: checking
            },
            {
                key: 'output-schema-column',
                field: 'outputSchemaColumn',
                kind: 'string',
                group: 'verify',
                metavar: 'COLUMN',
                help: "items column that names an item's own output schema",
                commands: checking
            },
            {
                key: 'qc-schema-column',
                field: 'qcSchemaColumn',
                kind: 'string',
                group: 'verify',
                metavar: 'COLUMN',
                help: "items column that names an item's own QC schema",
                commands: checking
            },
            {
                key: 'max-file-bytes',
                field: 'maxFileBytes',
                kind: 'bytes',
                group: 'verify',
                metavar: 'SIZE',
                help: 'larger outputs and QC files are refused unread',
                default: '64MB',
                most: _core_text_limit_js__WEBPACK_IMPORTED_MODULE_3__.Ie,
                commands: checking
            },
            {
                key: 'from',
                field: 'from',
                kind: 'texts',
                of: 'text',
                group: 'group',
                metavar: 'DIR',
                help: 'folder with downloaded artifacts of the workflow run (repeatable)',
                commands: [
                    'join'
                ],
                overrides: {
                    join: {
                        isFlagOnly: true
                    }
                }
            },
            {
                key: 'group',
                field: 'group',
                kind: 'group-id',
                group: 'group',
                metavar: 'NAME',
                help: 'name of the batch among the artifacts of a workflow run',
                commands: [
                    'join'
                ]
            },
            {
                key: 'policy',
                field: 'policy',
                kind: 'policy',
                group: 'group',
                metavar: 'POLICY',
                help: 'when the batch is satisfied',
                default: 'all_success',
                commands: [
                    'join'
                ]
            },
            {
                key: 'tolerated-failures',
                field: 'toleratedFailures',
                kind: 'tolerance',
                group: 'group',
                metavar: 'N',
                help: 'shards that may fail, as a number or a percentage',
                commands: [
                    'join'
                ]
            },
            {
                key: 'max-legs',
                field: 'maxLegs',
                kind: 'integer',
                min: 1,
                group: 'group',
                metavar: 'N',
                help: 'jobs of the matrix at most; more shards than that share them',
                default: 256,
                commands: []
            },
            {
                key: 'tolerant-legs',
                field: 'tolerantLegs',
                kind: 'flag',
                group: 'group',
                help: 'jobs with failed shards stay green; only the join decides',
                default: false,
                commands: []
            },
            {
                key: 'artifact',
                field: 'artifact',
                kind: 'path',
                isFolder: true,
                group: 'group',
                metavar: 'DIR',
                help: 'new folder for the join artifact, which verify-manifest checks',
                commands: [
                    'join'
                ],
                overrides: {
                    join: {
                        isFlagOnly: true
                    }
                }
            },
            {
                key: 'sign-key',
                field: 'signKey',
                kind: 'path',
                group: 'group',
                metavar: 'FILE',
                help: 'Ed25519 private key (PEM) that signs join.json; needs --artifact',
                commands: [
                    'join'
                ]
            },
            {
                key: 'key',
                field: 'key',
                kind: 'path',
                group: 'verify',
                metavar: 'FILE',
                help: 'Ed25519 public key (PEM) that must have signed it',
                commands: [
                    'verify-manifest'
                ]
            },
            {
                key: 'json',
                field: 'json',
                kind: 'flag',
                group: 'output',
                help: 'answer with one JSON document on stdout',
                default: false,
                commands: 'all'
            },
            {
                key: 'quiet',
                field: 'quiet',
                kind: 'flag',
                group: 'output',
                help: 'say less: no progress, no summaries, no hints',
                default: false,
                commands: 'all'
            },
            {
                key: 'no-color',
                field: 'noColor',
                kind: 'flag',
                group: 'output',
                help: 'no colours; NO_COLOR=1 does the same',
                default: false,
                commands: 'all'
            }
        ];
        const frameOptions = {
            config: {
                metavar: 'FILE',
                help: 'settings file (default: ./muster.yml)'
            },
            help: {
                help: 'show this help'
            }
        };
    }),
    43408: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            H4: ()=>foldManifest,
            Nc: ()=>newestAttempts,
            ST: ()=>claimOfRow,
            VG: ()=>rangeOfItems,
            ip: ()=>countStatuses,
            sG: ()=>outcomeOf
        });
        var _manifest_row_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(31319);
        function outcomeOf(record) {
            const { shard, attempt, status, startedAt, finishedAt, durationMs, exitCode, failure, items } = record;
            return {
                shard,
                attempt,
                status,
                startedAt,
                finishedAt,
                durationMs,
                exitCode,
                ...failure !== undefined && {
                    failureClass: failure.class
                },
                ...items !== undefined && {
                    range: rangeOfItems(items)
                }
            };
        }
        const rangeOfItems = (items)=>({
                itemCount: items.length,
                firstItem: items[0]?.id ?? '',
                lastItem: items.at(-1)?.id ?? ''
            });
        function newestAttempts(claims, records) {
            const newest = new Map();
            const at = (shard, attempt)=>{
                const known = newest.get(shard);
                if (known !== undefined && known.attempt > attempt) return undefined;
                if (known !== undefined && known.attempt === attempt) return known;
                const fresh = {
                    attempt
                };
                newest.set(shard, fresh);
                return fresh;
            };
            for (const claim of claims){
                const entry = at(claim.shard, claim.attempt);
                if (entry !== undefined && isFirst(claim, entry.claim)) entry.claim = claim;
            }
            for (const record of records){
                const entry = at(record.shard, record.attempt);
                if (entry !== undefined && isFirst(record, entry.record)) entry.record = record;
            }
            return newest;
        }
        function isFirst(candidate, standing) {
            return standing === undefined || JSON.stringify(candidate) < JSON.stringify(standing);
        }
        function foldRow(row, newest, manifestTimeMs) {
            if (newest === undefined || row.attempt > newest.attempt) return row;
            const { attempt, claim, record } = newest;
            const isLagging = row.attempt < attempt;
            if (isLagging && row.status === 'skipped' && isBefore(manifestTimeMs, newest)) return {
                ...row,
                attempt
            };
            if (record !== undefined) {
                const isNewer = claim !== undefined && Date.parse(record.finishedAt) > manifestTimeMs;
                const recordWins = isLagging || row.status === 'running' || isNewer;
                if (!recordWins) return row;
                const { range } = record;
                const isOfThisRow = range === undefined || isSameRange(range, row);
                return {
                    ...row,
                    attempt,
                    status: isOfThisRow ? record.status : 'pending',
                    startedAt: ''
                };
            }
            const startedAt = claim?.startedAt ?? '';
            const claimWins = isLagging || row.status !== 'running' && Date.parse(startedAt) > manifestTimeMs;
            return claimWins ? {
                ...row,
                attempt,
                status: 'running',
                startedAt
            } : row;
        }
        function isBefore(timeMs, { claim, record }) {
            return [
                claim?.startedAt,
                record?.finishedAt
            ].every((at)=>at === undefined || Date.parse(at) <= timeMs);
        }
        function isSameRange(a, b) {
            return a.itemCount === b.itemCount && a.firstItem === b.firstItem && a.lastItem === b.lastItem;
        }
        function claimOfRow(row, newest) {
            return newest?.attempt === row.attempt ? newest.claim : undefined;
        }
        function foldManifest(rows, newest, manifestTimeMs) {
            return rows.map((row)=>foldRow(row, newest.get(row.shardId), manifestTimeMs));
        }
        function countStatuses(rows) {
            const counts = Object.fromEntries(_manifest_row_js__WEBPACK_IMPORTED_MODULE_0__.p.map((status)=>[
                    status,
                    0
                ]));
            for (const row of rows)counts[row.status] += 1;
            return counts;
        }
    }),
    31319: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            D: ()=>manifestColumns,
            p: ()=>shardStatuses
        });
        const shardStatuses = [
            'pending',
            'running',
            'succeeded',
            'verified',
            'failed',
            'skipped'
        ];
        const manifestColumns = [
            'shard_id',
            'prompt_path',
            'item_count',
            'first_item',
            'last_item',
            'status',
            'log_path',
            'started_at',
            'attempt'
        ];
    }),
    64198: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            $R: ()=>likeness,
            FE: ()=>normalPath,
            Ij: ()=>plainNameStart,
            Zv: ()=>foldersAbove,
            kV: ()=>foldedPath,
            qW: ()=>isPlainPath,
            yS: ()=>folderOf
        });
        const needsNormalising = /(?:^|\/)\.{0,2}(?:\/|$)/;
        const needsNormalisingOrFolding = /[^ -@[-~]|(?:^|\/)\.{0,2}(?:\/|$)/;
        function isPlainPath(path1) {
            return !needsNormalisingOrFolding.test(path1);
        }
        function plainNameStart(text, from = 0, to = text.length) {
            let start = to;
            let dots = 0;
            for(; start > from; start--){
                const code = text.charCodeAt(start - 1);
                if (code === 0x2f) break;
                if (code < 0x20 || code > 0x7e || code >= 0x41 && code <= 0x5a) return -1;
                if (code === 0x2e) dots += 1;
            }
            const length = to - start;
            return length === dots && length <= 2 ? -1 : start;
        }
        function normalPath(path1) {
            if (!needsNormalising.test(path1)) return {
                ok: true,
                path: path1
            };
            if (path1.startsWith('/')) return {
                ok: false,
                how: 'absolute'
            };
            const segments = [];
            for (const segment of path1.split('/')){
                if (segment === '' || segment === '.') continue;
                if (segment !== '..') segments.push(segment);
                else if (segments.pop() === undefined) return {
                    ok: false,
                    how: 'dot-dot'
                };
            }
            return segments.length === 0 ? {
                ok: false,
                how: 'workdir-itself'
            } : {
                ok: true,
                path: segments.join('/')
            };
        }
        function foldedPath(path1) {
            return composed(path1).toLowerCase();
        }
        function likeness(path1, other) {
            if (path1 === other) return 'same';
            return composed(path1) === composed(other) ? 'unicode-form' : 'letter-case';
        }
        function folderOf(path1) {
            return path1.slice(0, Math.max(path1.lastIndexOf('/'), 0));
        }
        function* foldersAbove(path1) {
            for(let end = path1.lastIndexOf('/'); end > 0; end = path1.lastIndexOf('/', end - 1))yield path1.slice(0, end);
        }
        function composed(path1) {
            return /^[\u0000-\u007f]*$/.test(path1) ? path1 : path1.normalize('NFC');
        }
    }),
    56570: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            E5: ()=>maxArchivedAttempt,
            Ue: ()=>maxAttempt,
            er: ()=>maxRecordedChanges,
            fQ: ()=>failureClasses,
            rR: ()=>maxRecordedProblems
        });
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
            'scope'
        ];
        const maxAttempt = 999_999_999;
        const maxArchivedAttempt = maxAttempt - 1_000_000;
        const maxRecordedChanges = 100;
        const maxRecordedProblems = 200;
    }),
    28673: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            p: ()=>countOf
        });
        function countOf(count, noun) {
            return `${count} ${noun}${count === 1 ? '' : 's'}`;
        }
    }),
    49014: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            F: ()=>exitCodeOf,
            h: ()=>exitCodes
        });
        const exitCodes = {
            ok: 0,
            failed: 1,
            usage: 2,
            badInput: 3,
            environment: 4,
            conflict: 5,
            nothingDone: 6,
            internal: 70,
            timeout: 124,
            interrupted: 130,
            terminated: 143
        };
        function exitCodeOf(failure) {
            switch(failure.reason){
                case 'usage':
                case 'setting-missing':
                case 'settings-conflict':
                case 'pattern-invalid':
                    return exitCodes.usage;
                case 'setting-invalid':
                    return failure.at === undefined ? exitCodes.usage : exitCodes.badInput;
                case 'file-unwritable':
                case 'place-taken':
                case 'current-folder-gone':
                case 'runner-missing':
                case 'helper-failed':
                case 'platform-unsupported':
                case 'node-too-old':
                case 'service-unavailable':
                case 'workflow-missing':
                    return exitCodes.environment;
                case 'file-exists':
                case 'shard-running':
                case 'workers-unjudged':
                case 'lock-held':
                case 'claim-lost':
                case 'records-lost':
                case 'prompt-changed':
                case 'shard-unplanned':
                case 'plan-unfinished':
                case 'artifact-refused':
                case 'digest-mismatch':
                case 'plan-foreign':
                case 'paths-conflict':
                case 'state-refused':
                    return exitCodes.conflict;
                case 'members-missing':
                    return exitCodes.failed;
                case 'nothing-selected':
                    return exitCodes.nothingDone;
                case 'unexpected-exception':
                    return exitCodes.internal;
                default:
                    return exitCodes.badInput;
            }
        }
    }),
    18570: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            r: ()=>isGroupId,
            s: ()=>groupIdOf
        });
        const kindInside = /-(claim|record)-/;
        const groupPattern = /^[a-z0-9-]{1,40}$/;
        const isGroupId = (text)=>groupPattern.test(text) && !kindInside.test(text);
        function groupIdOf(text) {
            const slug = text.toLowerCase().replace(/\.ya?ml$/, '').replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/-(claim|record)(?=-)/g, '-$1s').slice(-40).replaceAll(/^-+|-+$/g, '');
            return slug === '' || slug === 'muster' ? 'batch' : slug;
        }
    }),
    16972: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            BL: ()=>parseTolerance,
            DR: ()=>decideJoin,
            IW: ()=>parseJoinPolicy,
            _O: ()=>canBeSatisfied
        });
        function decideJoin(request) {
            const { members, policy, tolerance, isFinal } = request;
            const counts = countMembers(members);
            const decision = (disposition, reason)=>disposition === undefined ? {
                    reason,
                    ...counts
                } : {
                    disposition,
                    reason,
                    ...counts
                };
            const { passed, failed, missing, open } = counts;
            const isCancelled = request.isCancelled === true;
            const cut = isCancelled ? members.filter((state)=>state === 'cancelled').length : 0;
            if (tolerance !== undefined && failed - cut > toleratedCount(tolerance, members.length)) return decision('failed', 'too-many-failed');
            const needed = neededPasses(policy, tolerance, members.length);
            const isEarly = policy.kind === 'any_success' || policy.kind === 'quorum' || policy.kind === 'first_verified';
            const counted = policy.kind === 'first_verified' ? members.filter((state)=>state === 'verified').length : passed;
            if (isEarly && counted >= needed) return decision('satisfied', 'enough-passed');
            if (isCancelled && cut + open + missing > 0) return counted + open + cut + missing < needed ? decision('failed', 'can-not-be-reached') : decision('cancelled', 'cancelled');
            if (counted + open < needed && !(missing > 0 && isFinal)) return decision('failed', 'can-not-be-reached');
            if (!isFinal) return decision(undefined, 'open');
            if (missing > 0 || open > 0) return decision('failed', 'member-missing');
            if (passed === 0) return decision('failed', 'nothing-done');
            return counted >= needed ? decision('satisfied', 'all-ended') : decision('failed', 'can-not-be-reached');
        }
        function countMembers(members) {
            const counts = {
                passed: 0,
                failed: 0,
                missing: 0,
                open: 0
            };
            for (const state of members){
                if (state === 'verified' || state === 'succeeded') counts.passed += 1;
                else if (state === 'missing') counts.missing += 1;
                else if (state === 'open') counts.open += 1;
                else counts.failed += 1;
            }
            return counts;
        }
        const percentUnit = 1e6;
        function toleratedCount(tolerance, members) {
            if ('count' in tolerance) return tolerance.count;
            return Math.floor(Math.round(tolerance.percent * percentUnit) * members / (100 * percentUnit));
        }
        function neededPasses(policy, tolerance, members) {
            switch(policy.kind){
                case 'all_success':
                    return members - (tolerance === undefined ? 0 : toleratedCount(tolerance, members));
                case 'all_terminal':
                    return Math.min(1, members);
                case 'any_success':
                case 'first_verified':
                    return 1;
                case 'quorum':
                    return policy.count;
            }
        }
        function canBeSatisfied(policy, members, isVerifying) {
            if (policy.kind === 'first_verified') return isVerifying;
            return policy.kind !== 'quorum' || policy.count <= members;
        }
        function parseJoinPolicy(text) {
            const quorum = /^quorum=(\d+)$/.exec(text);
            if (quorum !== null) return Number(quorum[1]) >= 1 ? {
                kind: 'quorum',
                count: Number(quorum[1])
            } : undefined;
            const kinds = [
                'all_success',
                'all_terminal',
                'any_success',
                'first_verified'
            ];
            const kind = kinds.find((known)=>known === text);
            return kind === undefined ? undefined : {
                kind
            };
        }
        function parseTolerance(text) {
            const match = /^(\d+(?:\.\d+)?)(%?)$/.exec(text.trim());
            if (match === null) return undefined;
            const amount = Number(match[1]);
            if (match[2] === '%') return amount <= 100 ? {
                percent: amount
            } : undefined;
            return Number.isInteger(amount) ? {
                count: amount
            } : undefined;
        }
    }),
    15924: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            B7: ()=>parseHalt,
            eU: ()=>isHaltReached,
            kc: ()=>renderHalt,
            p7: ()=>haltGrammar
        });
        const haltGrammar = 'never, or (soon|now),(fail|success|done)=N or N%';
        function parseHalt(text) {
            if (text === 'never') return 'never';
            const match = /^(soon|now),(fail|success|done)=(\d+(?:\.\d+)?)(%?)$/.exec(text.trim());
            if (match === null) return undefined;
            const [, when, why, amount, percent] = match;
            const threshold = Number(amount);
            const isPercent = percent === '%';
            const isUsable = isPercent ? threshold > 0 && threshold <= 100 : Number.isInteger(threshold) && threshold >= 1;
            if (!isUsable) return undefined;
            return {
                when: when,
                why: why,
                threshold,
                isPercent
            };
        }
        function isHaltReached(rule, progress) {
            const { total, failed, passed } = progress;
            const count = rule.why === 'fail' ? failed : rule.why === 'success' ? passed : failed + passed;
            if (count === 0) return false;
            return rule.isPercent ? count * 100 >= rule.threshold * total * (1 - 1e-12) : count >= rule.threshold;
        }
        const renderHalt = (rule)=>`${rule.when},${rule.why}=${rule.threshold}${rule.isPercent ? '%' : ''}`;
    }),
    41755: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            a: ()=>formatDuration
        });
        function formatDuration(ms) {
            const tenths = Math.max(0, Math.round(ms / 100));
            if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`;
            const seconds = Math.round(Math.max(0, ms) / 1000);
            if (seconds < 3600) return `${Math.floor(seconds / 60)} m ${two(seconds % 60)} s`;
            const minutes = Math.round(seconds / 60);
            if (minutes < 1440) return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} m`;
            const hours = Math.round(minutes / 60);
            return `${Math.floor(hours / 24)} d ${two(hours % 24)} h`;
        }
        function formatSeconds(ms) {
            const seconds = Math.floor(Math.max(0, ms) / 1000);
            return seconds < 60 ? `${seconds} s` : formatDuration(seconds * 1000);
        }
        const two = (value)=>String(value).padStart(2, '0');
    }),
    95134: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            v: ()=>newestRecords
        });
        function newestRecords(records) {
            const newest = new Map();
            for (const record of records){
                const known = newest.get(record.shard);
                if (known === undefined || known.attempt < record.attempt) newest.set(record.shard, record);
            }
            return newest;
        }
    }),
    97912: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            Zn: ()=>nextSteps,
            r7: ()=>shellWord
        });
        var _batch_normal_path_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(64198);
        var _count_of_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(28673);
        function nextSteps(facts) {
            const { counts, cutOff, deadRunning = 0, unknownRunning = 0, unplanned = 0 } = facts;
            const tail = batchTail(facts);
            const planning = planTail(facts);
            const steps = [];
            const add = (command, why, flags = tail)=>void steps.push({
                    command: `muster ${command}${flags}`,
                    why
                });
            if (facts.planTrouble !== undefined) return [
                planStep(facts.planTrouble, planning)
            ];
            if (unplanned > 0) add('plan', `take in ${(0, _count_of_js__WEBPACK_IMPORTED_MODULE_0__.p)(unplanned, 'item')} that ${unplanned === 1 ? 'is' : 'are'} in no shard`, planning);
            else if (facts.isTemplateChanged === true) add('plan', 'the template changed: make the prompts anew, and open what was made from the old one', planning);
            const open = counts.pending + cutOff + deadRunning;
            if (open > 0) add('run', `run ${(0, _count_of_js__WEBPACK_IMPORTED_MODULE_0__.p)(open, 'open shard')}${deadRunning > 0 ? `, ${deadRunning} of a dead run` : ''}`);
            if (unknownRunning > 0) add('reclaim --older-than 3600', 'take back shards of lost machines', tailOf([
                [
                    '--manifest',
                    facts.manifest
                ]
            ]));
            const failed = counts.failed - cutOff;
            if (failed > 0 && facts.failedExample !== undefined) add(`explain ${shellWord(facts.failedExample)}`, 'see why it failed');
            if (failed > 0) add('retry', `run ${(0, _count_of_js__WEBPACK_IMPORTED_MODULE_0__.p)(failed, 'failed shard')} again`);
            if (counts.succeeded > 0 && facts.unplanned !== undefined) add('run --status succeeded', `run ${(0, _count_of_js__WEBPACK_IMPORTED_MODULE_0__.p)(counts.succeeded, 'unverified shard')} again`);
            return steps;
        }
        function planStep(trouble, tail) {
            if (trouble === 'unfinished') return {
                command: `muster plan${tail}`,
                why: 'finish the plan that was begun'
            };
            const { broken } = trouble;
            return {
                command: `mv ${shellWord(broken)} ${shellWord(`${broken}.broken`)} && muster plan${tail}`,
                why: 'plan anew in place of what is no plan: verified work is kept'
            };
        }
        const batchTail = ({ manifest, workdir })=>tailOf([
                [
                    '--manifest',
                    manifest
                ],
                [
                    '--workdir',
                    workdir
                ]
            ]);
        function planTail({ manifest, workdir, plan = [] }) {
            const folder = manifest === undefined ? undefined : (0, _batch_normal_path_js__WEBPACK_IMPORTED_MODULE_1__.yS)(manifest) || '.';
            return tailOf([
                ...plan,
                [
                    '--workdir',
                    workdir
                ],
                [
                    '--batch-dir',
                    folder
                ]
            ]);
        }
        const tailOf = (flags)=>flags.map(([name, value])=>value === undefined ? '' : ` ${name} ${shellWord(value)}`).join('');
        function shellWord(word) {
            return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
        }
    }),
    30315: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            fJ: ()=>fail,
            ok: ()=>ok,
            wf: ()=>failAll,
            xb: ()=>assertNever
        });
        const ok = (value)=>({
                ok: true,
                value
            });
        const fail = (...failures)=>({
                ok: false,
                failures
            });
        const failAll = (failures)=>({
                ok: false,
                failures
            });
        function assertNever(value) {
            throw new Error(`Internal error: unexpected value ${JSON.stringify(value)}`);
        }
    }),
    56647: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            $: ()=>changesOutside,
            m: ()=>scopeSettings
        });
        const scopeSettings = [
            'off',
            'report',
            'revert',
            'refuse'
        ];
        function changesOutside(before, after, { files, folders }) {
            const isOutside = (path1)=>!files.has(path1) && !folders.some((folder)=>folder === '' || path1.startsWith(`${folder}/`));
            const changed = [
                ...after
            ].filter(([path1, state])=>before.get(path1) !== state).map(([path1])=>path1);
            const gone = [
                ...before.keys()
            ].filter((path1)=>!after.has(path1));
            return [
                ...changed,
                ...gone
            ].filter(isOutside).toSorted();
        }
    }),
    80298: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            s: ()=>maxRedactedBytes,
            p: ()=>openRedactor
        });
        ;
        const maxStates = 250_000;
        function compileBytePatterns(patterns) {
            const total = 1 + patterns.reduce((sum, pattern)=>sum + pattern.length, 0);
            if (total > maxStates) throw new RangeError(`${total} bytes of patterns are more than ${maxStates}`);
            const trie = openTrie(total);
            let longest = 0;
            for (const pattern of patterns){
                let state = 0;
                for (const byte of pattern)state = trie.childOf(state, byte);
                if (state !== 0) trie.endsAt[state] = Math.max(trie.endsAt[state], pattern.length);
                longest = Math.max(longest, pattern.length);
            }
            const { states, endsAt, depth } = trie;
            return {
                longest,
                ...automatonOf(trie),
                endsAt: endsAt.subarray(0, states),
                depth: depth.subarray(0, states)
            };
        }
        function openTrie(size) {
            const [firstChild, sibling, byteOf] = [
                new Int32Array(size),
                new Int32Array(size),
                new Uint8Array(size)
            ];
            const depth = new Int32Array(size);
            const trie = {
                states: 1,
                endsAt: new Int32Array(size),
                depth,
                byteOf,
                firstChild,
                sibling,
                childOf (state, byte) {
                    let child = firstChild[state];
                    while(child !== 0 && byteOf[child] !== byte)child = sibling[child];
                    if (child !== 0) return child;
                    const made = trie.states++;
                    byteOf[made] = byte;
                    depth[made] = depth[state] + 1;
                    sibling[made] = firstChild[state];
                    firstChild[state] = made;
                    return made;
                }
            };
            return trie;
        }
        function automatonOf({ states, endsAt, byteOf, firstChild, sibling }) {
            const classOf = new Uint16Array(256);
            let classes = 1;
            for (const byte of new Set(byteOf.subarray(1, states)))classOf[byte] = classes++;
            const next = new Int32Array(states * classes);
            const fallback = new Int32Array(states);
            const queue = new Int32Array(states);
            for(let head = 0, tail = 1; head < tail; head++){
                const state = queue[head];
                const row = state * classes;
                const back = fallback[state];
                if (state !== 0) next.copyWithin(row, back * classes, (back + 1) * classes);
                if (endsAt[state] === 0) endsAt[state] = endsAt[back];
                for(let child = firstChild[state]; child !== 0; child = sibling[child]){
                    const column = row + classOf[byteOf[child]];
                    fallback[child] = state === 0 ? 0 : next[column];
                    next[column] = child;
                    queue[tail++] = child;
                }
            }
            return {
                classOf,
                classes,
                next
            };
        }
        ;
        const mask = Buffer.from('***');
        function addSpan(spans, own, start, end) {
            let from = start;
            for(let last = spans.at(-1); spans.length > own && last !== undefined && last.end >= from; last = spans.at(-1)){
                from = Math.min(from, last.start);
                spans.pop();
            }
            spans.push({
                start: from,
                end
            });
        }
        function mergedSpans(spans) {
            const result = [];
            for (const span of spans.toSorted((a, b)=>a.start - b.start)){
                const last = result.at(-1);
                if (last === undefined || span.start > last.end) result.push({
                    ...span
                });
                else last.end = Math.max(last.end, span.end);
            }
            return result;
        }
        function maskSpans(bytes, spans) {
            const removed = spans.reduce((sum, { start, end })=>sum + end - start, 0);
            const result = new Uint8Array(bytes.length - removed + spans.length * mask.length);
            let at = 0;
            let from = 0;
            for (const { start, end } of spans){
                result.set(bytes.subarray(from, start), at);
                at += start - from;
                result.set(mask, at);
                at += mask.length;
                from = end;
            }
            result.set(bytes.subarray(from), at);
            return result;
        }
        ;
        const esc = 0x1b;
        const bel = 0x07;
        const backslash = 0x5c;
        const bracket = 0x5b;
        const percent = 0x25;
        const ampersand = 0x26;
        const maxSequence = 256;
        const isEscapeStart = (byte)=>byte === backslash || byte === percent || byte === ampersand;
        function escapeAt(bytes, at) {
            switch(bytes[at]){
                case backslash:
                    return backslashEscape(bytes, at);
                case percent:
                    return hexEscape(bytes, at, at + 1, 2);
                case ampersand:
                    return entity(bytes, at);
                default:
                    return undefined;
            }
        }
        function afterSequence(bytes, at) {
            const kind = bytes[at] ?? 0;
            if (kind === bracket) return afterCsi(bytes, at + 1);
            if ([
                0x5d,
                0x50,
                0x58,
                0x5e,
                0x5f
            ].includes(kind)) return afterString(bytes, at);
            let end = at;
            while(isIntermediate(bytes[end]))end += 1;
            return end > at && end < bytes.length ? end + 1 : at;
        }
        const isIntermediate = (byte)=>byte !== undefined && byte >= 0x20 && byte <= 0x2f;
        function afterString(bytes, at) {
            const end = Math.min(bytes.length, at + maxSequence);
            for(let index = at + 1; index < end; index++){
                const byte = bytes[index];
                if (byte === bel) return index + 1;
                if (byte === esc) return bytes[index + 1] === backslash ? index + 2 : index;
            }
            return at;
        }
        function afterCsi(bytes, at) {
            const end = Math.min(bytes.length, at + maxSequence);
            for(let index = at; index < end; index++){
                const byte = bytes[index];
                if (byte >= 0x40 && byte <= 0x7e) return index + 1;
                if (byte < 0x20 || byte > 0x3f) return at;
            }
            return at;
        }
        function backslashEscape(bytes, start) {
            let at = start;
            while(bytes[at] === backslash)at += 1;
            switch(bytes[at]){
                case 0x6e:
                case 0x72:
                case 0x74:
                    return {
                        length: at + 1 - start
                    };
                case 0x75:
                    return hexEscape(bytes, start, at + 1, 4);
                case 0x78:
                    return hexEscape(bytes, start, at + 1, 2);
                case 0x65:
                    return sequenceEscape(bytes, start, at + 1);
                case 0x22:
                case 0x27:
                case 0x2f:
                    return {
                        length: at + 1 - start,
                        byte: bytes[at]
                    };
                default:
                    return octalEscape(bytes, start, at) ?? (at - start > 1 ? {
                        length: at - start,
                        byte: backslash
                    } : undefined);
            }
        }
        function octalEscape(bytes, start, at) {
            const code = numberAt(bytes, at, 3, 8);
            return code === -1 ? undefined : escapeOf(bytes, start, at + 3, code);
        }
        function hexEscape(bytes, start, at, length) {
            const code = numberAt(bytes, at, length, 16);
            return code === -1 ? undefined : escapeOf(bytes, start, at + length, code);
        }
        function numberAt(bytes, at, length, base) {
            let value = 0;
            for(let index = at; index < at + length; index++){
                const digit = digitOf(bytes[index] ?? 0);
                if (digit >= base) return -1;
                value = value * base + digit;
            }
            return value;
        }
        function digitOf(byte) {
            if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
            const letter = byte | 0x20;
            return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : 16;
        }
        function escapeOf(bytes, start, end, code) {
            if (code > 0xff || code > 0x7f && end - start > 5) return undefined;
            if (code === esc) return sequenceEscape(bytes, start, end) ?? {
                length: end - start
            };
            return code <= 0x20 || code === 0x7f ? {
                length: end - start
            } : {
                length: end - start,
                byte: code
            };
        }
        function sequenceEscape(bytes, start, at) {
            const end = bytes[at] === bracket || isIntermediate(bytes[at]) ? afterSequence(bytes, at) : at;
            return end === at ? undefined : {
                length: end - start
            };
        }
        const entities = {
            amp: 0x26,
            lt: 0x3c,
            gt: 0x3e,
            quot: 0x22,
            apos: 0x27
        };
        function entity(bytes, start) {
            const first = bytes[start + 1] ?? 0;
            if (first !== 0x23 && (first < 0x61 || first > 0x7a)) return undefined;
            const found = /^&(?:(?<name>[a-z]{2,4})|#(?<dec>\d{1,6})|#[xX](?<hex>[0-9a-fA-F]{1,5}));/.exec(latin1(bytes, start, 10));
            if (found === null) return undefined;
            const { name, dec, hex } = found.groups ?? {};
            const code = name === undefined ? Number.parseInt(dec ?? hex ?? '', dec === undefined ? 16 : 10) : entities[name];
            if (code === undefined || code > 0x7f) return undefined;
            const length = found[0].length;
            return code <= 0x20 || code === 0x7f ? {
                length
            } : {
                length,
                byte: code
            };
        }
        const latin1 = (bytes, at, length)=>String.fromCharCode(...bytes.subarray(at, at + length));
        ;
        function copyVisible(bytes, from, view, into, places) {
            const length = bytes.length;
            const isEscaped = view === 'escaped';
            let count = 0;
            let at = from;
            while(at < length && count < into.length){
                const byte = bytes[at];
                if (byte === esc) {
                    at = afterSequence(bytes, at + 1);
                    continue;
                }
                if (byte <= 0x20 || byte === 0x7f) {
                    at += 1;
                    continue;
                }
                const escape = isEscaped && isEscapeStart(byte) ? escapeAt(bytes, at) : undefined;
                if (escape === undefined || escape.byte !== undefined) {
                    into[count] = escape?.byte ?? byte;
                    places[count] = at;
                    count += 1;
                }
                at += escape?.length ?? 1;
            }
            return {
                next: at,
                count
            };
        }
        const afterVisible = (bytes, at, view)=>at + ((view === 'escaped' ? escapeAt(bytes, at)?.length : undefined) ?? 1);
        function visibleBytes(bytes, view) {
            const into = new Uint8Array(bytes.length);
            const { count } = copyVisible(bytes, 0, view, into, new Int32Array(bytes.length));
            return into.subarray(0, count);
        }
        const holdsEscapes = (bytes)=>bytes.includes(0x5c) || bytes.includes(0x25) || bytes.includes(0x26);
        const unfinished = new RegExp([
            String.raw`\x1b(?:\[[\x20-\x3f]*|[\]PX^_][^\x07\x1b]*|[\x20-\x2f]*)?\x1b?`,
            String.raw`\\+(?:u[0-9a-f]{0,4}|x[0-9a-f]{0,2}|e|[0-7]{0,3})(?:\[[\x20-\x3f]*|[\x20-\x2f]*)`,
            String.raw`%[0-9a-f]?`,
            String.raw`&#?[0-9a-z]{0,7}`
        ].map((part)=>`(?:${part})$`).join('|'), 'i');
        function settledLength(bytes) {
            const start = Math.max(0, bytes.length - maxSequence);
            const at = Buffer.from(bytes.subarray(start)).toString('latin1').search(unfinished);
            return at === -1 ? bytes.length : start + at;
        }
        ;
        const windowBytes = 64 * 1024;
        function findSpans(bytes, { view, patterns }, spans, isFirstEnough) {
            if (view === 'escaped' && !holdsEscapes(bytes)) return bytes.length;
            const { longest, classOf, classes, next, endsAt, depth } = patterns;
            const window = Math.min(windowBytes, bytes.length);
            const visible = new Uint8Array(longest + window);
            const places = new Int32Array(longest + window);
            const copy = view === 'raw' ? copyAll : copyVisible;
            let kept = 0;
            let state = 0;
            const own = spans.length;
            for(let at = 0; at < bytes.length;){
                const copied = copy(bytes, at, view, visible.subarray(kept), places.subarray(kept));
                at = copied.next;
                const filled = kept + copied.count;
                for(let index = kept; index < filled; index++){
                    state = next[state * classes + classOf[visible[index]]];
                    const length = endsAt[state];
                    if (length === 0) continue;
                    const last = places[index];
                    const end = view === 'raw' ? last + 1 : afterVisible(bytes, last, view);
                    addSpan(spans, own, places[index - length + 1], end);
                    if (isFirstEnough) return bytes.length;
                }
                const start = Math.max(0, filled - longest);
                places.copyWithin(0, start, filled);
                kept = filled - start;
            }
            const begun = depth[state];
            return begun === 0 ? bytes.length : places[kept - begun];
        }
        function copyAll(bytes, from, _view, into, places) {
            const count = Math.min(into.length, bytes.length - from);
            into.set(bytes.subarray(from, from + count));
            for(let index = 0; index < count; index++)places[index] = from + index;
            return {
                next: from + count,
                count
            };
        }
        ;
        const maxLine = 200;
        const lineEnd = 0x0a;
        function findDumpSpans(bytes, { classOf, classes, next, endsAt, depth }, spans) {
            const own = spans.length;
            let state = 0;
            let places = [];
            for(let start = 0; start < bytes.length;){
                const found = bytes.indexOf(lineEnd, start);
                const end = found === -1 ? bytes.length : found;
                const line = dumpLine(bytes, start, end);
                start = end + 1;
                if (line === undefined) {
                    state = 0;
                    places = [];
                    continue;
                }
                for (const [index, digit] of line.digits.entries()){
                    places.push(line.places[index]);
                    state = next[state * classes + classOf[digit]];
                    const length = endsAt[state];
                    if (length > 0) addSpan(spans, own, lineOf(bytes, places.at(-length)), end);
                }
                places = places.slice(places.length - depth[state]);
            }
            return places[0] === undefined ? bytes.length : lineOf(bytes, places[0]);
        }
        const lineOf = (bytes, place)=>bytes.lastIndexOf(lineEnd, place) + 1;
        function beginOfOpenDumpLine(bytes) {
            const start = bytes.lastIndexOf(lineEnd) + 1;
            const isOpen = start < bytes.length && bytes.length - start <= maxLine;
            const head = isOpen ? Buffer.from(bytes.subarray(start, start + 9)).toString('latin1') : '';
            return /^[0-9a-f]{1,8}(?:$|[: ])/i.test(head) ? start : bytes.length;
        }
        function dumpLine(bytes, start, end) {
            if (end - start < 9 || end - start > maxLine) return undefined;
            let at = start;
            while(at < end && isHex(bytes[at]))at += 1;
            if (at - start < 6 || at - start > 8) return undefined;
            if (bytes[at] === 0x3a) at += 1;
            if (bytes[at] !== 0x20) return undefined;
            while(bytes[at] === 0x20)at += 1;
            const digits = [];
            const places = [];
            while(at + 1 < end && isHex(bytes[at]) && isHex(bytes[at + 1])){
                for (const place of [
                    at,
                    at + 1
                ]){
                    digits.push(bytes[place] | 0x20);
                    places.push(place);
                }
                at += 2;
                const blanks = bytes[at] !== 0x20 ? 0 : bytes[at + 1] !== 0x20 ? 1 : 2;
                if (blanks === 2 && digits.length !== 16) break;
                at += blanks;
            }
            return digits.length === 0 ? undefined : {
                digits: Uint8Array.from(digits),
                places
            };
        }
        function isHex(byte) {
            if (byte === undefined) return false;
            const letter = byte | 0x20;
            return byte >= 0x30 && byte <= 0x39 || letter >= 0x61 && letter <= 0x66;
        }
        var secret_forms = __nccwpck_require__(74605);
        ;
        const maxRedactedBytes = 256 * 1024 * 1024;
        const leastSplitLength = 8;
        function openRedactor(secrets) {
            const passes = compilePasses(secrets.flatMap(secret_forms.e));
            const dumped = secrets.map((secret)=>Buffer.from(secret, 'utf8').toString('hex'));
            const dumps = compileBytePatterns(dumped.map((hex)=>Buffer.from(hex, 'latin1')));
            const search = (bytes, isFirstEnough)=>{
                if (bytes.length > maxRedactedBytes) throw new RangeError(`${bytes.length} bytes are too many to be redacted`);
                const spans = [];
                let begun = bytes.length;
                for (const pass of passes){
                    begun = Math.min(begun, findSpans(bytes, pass, spans, isFirstEnough));
                    if (isFirstEnough && spans.length > 0) return {
                        spans,
                        begun
                    };
                }
                if (dumps.longest > 0) begun = Math.min(begun, findDumpSpans(bytes, dumps, spans));
                return {
                    spans: mergedSpans(spans),
                    begun
                };
            };
            const redact = (bytes)=>{
                const { spans } = search(bytes, false);
                return spans.length === 0 ? bytes : maskSpans(bytes, spans);
            };
            return {
                redact,
                finds: (bytes)=>search(bytes, true).spans.length > 0,
                settled (bytes) {
                    if (passes.length === 0) return {
                        redacted: bytes,
                        taken: bytes.length
                    };
                    const looked = bytes.subarray(0, Math.min(settledLength(bytes), beginOfOpenDumpLine(bytes)));
                    const { spans, begun } = search(looked, false);
                    const taken = spans.find(({ start, end })=>start < begun && begun < end)?.start ?? begun;
                    const within = spans.filter(({ end })=>end <= taken);
                    return {
                        redacted: maskSpans(bytes.subarray(0, taken), within),
                        taken
                    };
                },
                text (text) {
                    const bytes = Buffer.from(text, 'utf8');
                    const redacted = redact(bytes);
                    return redacted === bytes ? text : Buffer.from(redacted).toString('utf8');
                }
            };
        }
        function compilePasses(forms) {
            if (forms.length === 0) return [];
            const whole = [];
            const plain = [];
            const escaped = [];
            for (const form of forms){
                const visible = visibleBytes(form, 'plain');
                const bare = visibleBytes(form, 'escaped');
                if (visible.length < leastSplitLength) whole.push(form);
                else plain.push(visible);
                if (bare.length >= leastSplitLength) escaped.push(bare);
            }
            const passes = [
                {
                    view: 'raw',
                    patterns: compileBytePatterns(whole)
                },
                {
                    view: 'plain',
                    patterns: compileBytePatterns(plain)
                },
                {
                    view: 'escaped',
                    patterns: compileBytePatterns(escaped)
                }
            ];
            return passes.filter(({ patterns })=>patterns.longest > 0);
        }
    }),
    74605: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            e: ()=>secretForms,
            k: ()=>base64Cores
        });
        function secretForms(secret) {
            const bytes = Buffer.from(secret, 'utf8');
            const hex = bytes.toString('hex');
            const texts = new Set([
                secret,
                hex,
                hex.toUpperCase(),
                ...bytes.length > maxColonBytes ? [] : colonForms(hex),
                ...base64Cores(bytes),
                ...urlForms(secret),
                ...jsonForms(secret)
            ]);
            return [
                ...texts
            ].map((text)=>Buffer.from(text, 'utf8'));
        }
        const maxColonBytes = 256;
        function colonForms(hex) {
            const text = hex.replaceAll(/..(?=.)/g, '$&:');
            return [
                text,
                text.toUpperCase()
            ];
        }
        function base64Cores(bytes) {
            const cores = [
                0,
                1,
                2
            ].map((lead)=>{
                const text = Buffer.concat([
                    Buffer.alloc(lead),
                    bytes
                ]).toString('base64');
                const whole = Math.floor((lead + bytes.length) * 8 / 6);
                return text.slice(Math.ceil(lead * 8 / 6), whole);
            });
            return cores.flatMap((core)=>[
                    core,
                    core.replaceAll('+', '-').replaceAll('/', '_')
                ]);
        }
        function urlForms(secret) {
            const usual = encodeURIComponent(toWellFormed(secret));
            const strict = usual.replaceAll(/[!'()*]/g, percent);
            const whole = strict.replaceAll(/[-._~]/g, percent);
            const form = strict.replaceAll('%20', '+');
            return [
                usual,
                strict,
                whole,
                form
            ].flatMap((text)=>[
                    text,
                    text.replaceAll(/%[0-9A-F]{2}/g, (code)=>code.toLowerCase())
                ]);
        }
        const percent = (character)=>`%${character.charCodeAt(0).toString(16).toUpperCase()}`;
        const toWellFormed = (text)=>Buffer.from(text, 'utf8').toString('utf8');
        function jsonForms(secret) {
            const inner = (text)=>JSON.stringify(text).slice(1, -1);
            const once = inner(secret);
            const html = once.replaceAll(/[<>&]/g, unicode);
            const forms = [
                once,
                once.replaceAll('/', String.raw`\/`),
                html,
                once.replaceAll(/[\u007f-\uffff]/g, unicode)
            ];
            return [
                ...forms,
                ...forms.map(inner)
            ];
        }
        const unicode = (character)=>String.raw`\u` + character.charCodeAt(0).toString(16).padStart(4, '0');
    }),
    59327: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            Ie: ()=>longestText,
            sb: ()=>tooLongText,
            vV: ()=>longestTextBytes
        });
        const longestTextBytes = 512_000_000;
        const longestText = '512MB';
        const tooLongText = `larger than ${longestText}`;
    }),
    50035: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            s: ()=>longestTimerMs
        });
        const longestTimerMs = 2 ** 31 - 1;
    }),
    43170: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            Ek: ()=>problemFindings,
            VY: ()=>shardFindings,
            _x: ()=>stepCaps,
            mc: ()=>planAnnotations
        });
        var _present_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3201);
        const stepCaps = {
            errors: 10,
            warnings: 10
        };
        const maxLines = 10;
        function planAnnotations(findings, caps = stepCaps) {
            return [
                ...planLevel(findings.filter((finding)=>finding.level === 'error'), caps.errors),
                ...planLevel(findings.filter((finding)=>finding.level === 'warning'), caps.warnings)
            ];
        }
        function planLevel(findings, cap) {
            if (findings.length <= cap) return [
                ...findings
            ];
            if (cap <= 0) return [];
            const groups = [
                ...Map.groupBy(findings, (finding)=>finding.file ?? '').values()
            ];
            const merged = groups.flatMap((group)=>group[0]?.file === undefined ? group.map((finding)=>[
                        finding
                    ]) : [
                    group
                ]);
            if (merged.length <= cap) return merged.map(mergeFindings);
            const shown = merged.slice(0, cap - 1).map(mergeFindings);
            return [
                ...shown,
                restOf(merged.slice(cap - 1))
            ];
        }
        function mergeFindings(group) {
            const [first] = group;
            if (first === undefined) throw new Error('Internal error: an empty group of findings');
            if (group.length === 1) return first;
            const lines = group.slice(0, maxLines).map((finding)=>finding.line === undefined ? finding.message : `line ${finding.line}: ${finding.message}`);
            const hidden = group.length - lines.length;
            if (hidden > 0) lines.push(`\u{2026} and ${hidden} more in this file`);
            return {
                ...first,
                title: `${first.title} (${group.length} in this file)`,
                message: lines.join('\n')
            };
        }
        function restOf(groups) {
            const findings = groups.flat();
            const files = new Set(findings.flatMap((finding)=>finding.file === undefined ? [] : [
                    finding.file
                ]));
            const level = findings[0]?.level ?? 'error';
            const where = files.size === 0 ? '' : ` in ${files.size} ${files.size === 1 ? 'file' : 'files'}`;
            const noun = findings.length === 1 ? level : `${level}s`;
            const names = [
                ...files
            ].slice(0, maxLines);
            const list = names.length === 0 ? '' : `\n${names.join('\n')}${files.size > names.length ? "\n\u2026" : ''}`;
            return {
                level,
                title: `${findings.length} more ${noun}${where} not shown`,
                message: `GitHub shows a limited number of annotations a step; the step summary and the log have the rest.${list}`
            };
        }
        function problemFindings(problems, text, toRepositoryPath = (path1)=>path1) {
            return problems.map((problem)=>({
                    level: 'error',
                    title: `item ${(0, _present_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(problem.item)}`,
                    message: text(problem),
                    file: toRepositoryPath(problem.path),
                    ...problem.line === undefined ? {} : {
                        line: problem.line
                    },
                    ...problem.column === undefined ? {} : {
                        column: problem.column
                    }
                }));
        }
        function shardFindings(failed) {
            return failed.map(({ shard, class: cause, message })=>({
                    level: 'error',
                    title: `${(0, _present_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(shard)} failed`,
                    message: `${cause}: ${(0, _present_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(message)}`
                }));
        }
    }),
    72185: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            U: ()=>failureFinding
        });
        var _present_failure_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(30195);
        function failureFinding(failure, level, toRepositoryPath) {
            const { text, remedy, at } = (0, _present_failure_text_js__WEBPACK_IMPORTED_MODULE_0__.k)(failure, 'workflow');
            return {
                level,
                title: 'Muster',
                message: remedy === undefined ? text : `${text}\n${remedy}`,
                ...at === undefined ? {} : {
                    file: toRepositoryPath(at.file)
                },
                ...at?.line === undefined ? {} : {
                    line: at.line
                },
                ...at?.column === undefined ? {} : {
                    column: at.column
                }
            };
        }
    }),
    38404: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            D: ()=>markdownCode,
            p: ()=>markdownText
        });
        const special = /(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|:(?! )|[^A-Za-z0-9 _:,;=+%/.\-"'()!?\u00a0-\u{10ffff}]/gu;
        const invisible = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/g;
        const maxCell = 200;
        function markdownText(text, max = maxCell) {
            const line = text.slice(0, max * 4).replaceAll(invisible, ' ').trim().replaceAll(/ {2,}/g, ' ');
            const points = Array.from(line);
            const cut = points.length > max || text.length > max * 4 ? `${points.slice(0, max - 1).join('')}\u{2026}` : line;
            return cut.toWellFormed().replaceAll(special, entity).replaceAll(/\bwww\./gi, (word)=>`${word.slice(0, 3)}&#46;`);
        }
        function markdownCode(text, max = maxCell) {
            return text === '' ? '' : `<code>${markdownText(text, max)}</code>`;
        }
        function entity(character) {
            return `&#${character.codePointAt(0) ?? 0xfffd};`;
        }
    }),
    53174: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            i: ()=>problemTable,
            u: ()=>maxShownProblems
        });
        var _core_count_of_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(28673);
        var _present_problem_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(92885);
        var _markdown_cell_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(38404);
        const maxShownProblems = 20;
        const maxText = 300;
        function problemTable({ first, total }) {
            if (total === 0) return '';
            const shown = first.slice(0, maxShownProblems);
            const lines = shown.map(({ shard, problem })=>`| ${(0, _markdown_cell_js__WEBPACK_IMPORTED_MODULE_1__.D)(shard, 60)} | ${(0, _markdown_cell_js__WEBPACK_IMPORTED_MODULE_1__.D)(problem.item, 60)} | ${(0, _markdown_cell_js__WEBPACK_IMPORTED_MODULE_1__.p)((0, _present_problem_text_js__WEBPACK_IMPORTED_MODULE_0__.fI)(problem), maxText)} |\n`);
            const rest = total - shown.length;
            const note = rest > 0 ? `\nand ${(0, _core_count_of_js__WEBPACK_IMPORTED_MODULE_2__.p)(rest, 'more problem')}\n` : '';
            return `### Problems\n\n| shard | item | problem |\n| --- | --- | --- |\n${lines.join('')}${note}`;
        }
    }),
    75824: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            B: ()=>renderSummary,
            f: ()=>summaryLimitBytes
        });
        var _core_count_of_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(28673);
        var _core_report_duration_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(41755);
        var _core_report_newest_records_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(95134);
        var _markdown_cell_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(38404);
        var _problem_table_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(53174);
        const summaryLimitBytes = 1_048_576;
        const statusMarks = {
            missing: "\u2753 missing",
            failed: "\u274C failed",
            running: "\u23F3 running",
            pending: "\u2B1C pending",
            succeeded: "\u2611\uFE0F succeeded",
            verified: "\u2705 verified",
            skipped: "\u23ED\uFE0F skipped"
        };
        const order = [
            'missing',
            'failed',
            'running',
            'pending',
            'succeeded',
            'verified',
            'skipped'
        ];
        function renderSummary(input) {
            const limit = Math.min(input.limitBytes ?? summaryLimitBytes, summaryLimitBytes);
            const { report } = input;
            const head = [
                headline(input),
                countsTable(input),
                failureTable(report.failures),
                (0, _problem_table_js__WEBPACK_IMPORTED_MODULE_0__.i)(input.problems ?? {
                    first: [],
                    total: 0
                }),
                scopeTable(report.outOfScope),
                tableHead
            ].filter((part)=>part !== '').join('\n');
            const newest = (0, _core_report_newest_records_js__WEBPACK_IMPORTED_MODULE_1__.v)(input.records);
            const sorted = worstFirst(input);
            const reserve = bytes(cutNote(sorted.length, sorted.length));
            let room = limit - bytes(head) - reserve;
            const lines = [];
            for (const row of sorted){
                const line = shardLine(row, shownOf(input)(row), newest.get(row.shardId));
                room -= bytes(line);
                if (room < 0) break;
                lines.push(line);
            }
            const cut = sorted.length - lines.length;
            const summary = head + lines.join('') + (cut > 0 ? cutNote(cut, sorted.length) : '');
            return bytes(summary) <= limit ? summary : fitBytes(`${(0, _markdown_cell_js__WEBPACK_IMPORTED_MODULE_2__.p)(input.title)}: the summary does not fit\n`, limit);
        }
        const shownOf = ({ missing })=>({ shardId, status })=>missing?.has(shardId) === true ? 'missing' : status;
        function headline({ title, report, missing }) {
            const { shards } = report;
            const state = shards.counts.failed > 0 || missing !== undefined && missing.size > 0 ? "\u274C" : shards.done + shards.counts.skipped === shards.total && shards.done > 0 ? "\u2705" : "\u23F3";
            return `## ${state} ${(0, _markdown_cell_js__WEBPACK_IMPORTED_MODULE_2__.p)(title)}: ${shards.done} of ${shards.total} shards done\n`;
        }
        function countsTable(input) {
            const { items, usage, attempts } = input.report;
            const counts = new Map();
            for (const shown of input.rows.map(shownOf(input)))counts.set(shown, (counts.get(shown) ?? 0) + 1);
            const present = order.filter((status)=>counts.has(status));
            const cells = [
                ...present.map((status)=>[
                        statusMarks[status],
                        String(counts.get(status) ?? 0)
                    ]),
                [
                    'items done',
                    `${items.done} of ${items.total}`
                ],
                ...items.unplanned !== null && items.unplanned.count > 0 ? [
                    [
                        'items in no shard',
                        `\u{26A0}\u{FE0F} ${items.unplanned.count}`
                    ]
                ] : [],
                [
                    'attempts',
                    String(attempts)
                ],
                ...usage.inputTokens === undefined ? [] : [
                    [
                        'tokens in',
                        String(usage.inputTokens)
                    ]
                ],
                ...usage.outputTokens === undefined ? [] : [
                    [
                        'tokens out',
                        String(usage.outputTokens)
                    ]
                ],
                ...usage.costUsd === undefined ? [] : [
                    [
                        'cost',
                        `$${usage.costUsd.toFixed(2)}`
                    ]
                ]
            ];
            return `| ${cells.map(([name])=>name).join(' | ')} |\n|${' ---: |'.repeat(cells.length)}\n| ${cells.map(([, value])=>value).join(' | ')} |\n`;
        }
        function failureTable(failures) {
            if (failures.length === 0) return '';
            const lines = failures.map(({ class: cause, count, example })=>`| ${cause} | ${count} | ${(0, _markdown_cell_js__WEBPACK_IMPORTED_MODULE_2__.D)(example.shard)} | ${(0, _markdown_cell_js__WEBPACK_IMPORTED_MODULE_2__.D)(example.message)} |\n`);
            return `### Failures\n\n| cause | shards | for example | message |\n| --- | ---: | --- | --- |\n${lines.join('')}`;
        }
        function scopeTable({ count, shards }) {
            if (count === 0) return '';
            const lines = shards.map(({ shard, paths, count: files })=>`| ${(0, _markdown_cell_js__WEBPACK_IMPORTED_MODULE_2__.D)(shard)} | ${files} | ${paths.map((path1)=>(0, _markdown_cell_js__WEBPACK_IMPORTED_MODULE_2__.D)(path1, 60)).join(', ')}${files > paths.length ? ", \u2026" : ''} |\n`);
            const rest = count - shards.length;
            const note = rest > 0 ? `\nand ${(0, _core_count_of_js__WEBPACK_IMPORTED_MODULE_3__.p)(rest, 'more shard')}\n` : '';
            return `### Changed outside of the outputs\n\n| shard | files | which |\n| --- | ---: | --- |\n${lines.join('')}${note}`;
        }
        const tableHead = '### Shards\n\n| shard | status | attempt | items | took | first to last item | cause |\n| --- | --- | ---: | ---: | ---: | --- | --- |\n';
        function shardLine(row, shown, newest) {
            const record = shown !== 'missing' && newest?.attempt === row.attempt ? newest : undefined;
            const took = record === undefined ? '' : (0, _core_report_duration_js__WEBPACK_IMPORTED_MODULE_4__.a)(record.durationMs);
            const failure = shown === 'failed' ? record?.failure : undefined;
            const none = shown === 'missing' ? 'it left no record' : '';
            const cause = failure === undefined ? none : `${failure.class}: ${(0, _markdown_cell_js__WEBPACK_IMPORTED_MODULE_2__.D)(failure.message)}`;
            const span = row.firstItem === row.lastItem ? [
                row.firstItem
            ] : [
                row.firstItem,
                row.lastItem
            ];
            const range = span.map((id)=>(0, _markdown_cell_js__WEBPACK_IMPORTED_MODULE_2__.D)(id, 60)).join(" \u2026 ");
            return `| ${(0, _markdown_cell_js__WEBPACK_IMPORTED_MODULE_2__.D)(row.shardId, 60)} | ${statusMarks[shown]} | ${row.attempt} | ${row.itemCount} | ${took} | ${range} | ${cause} |\n`;
        }
        function worstFirst(input) {
            const byStatus = new Map(order.map((status)=>[
                    status,
                    []
                ]));
            const shown = shownOf(input);
            for (const row of input.rows)byStatus.get(shown(row))?.push(row);
            return [
                ...byStatus.values()
            ].flat();
        }
        function cutNote(cut, total) {
            return `\n${cut} of ${total} shards are not shown: the summary is limited to 1 MiB. The manifest has them all.\n`;
        }
        const bytes = (text)=>Buffer.byteLength(text, 'utf8');
        function fitBytes(text, limit) {
            return bytes(text) <= limit ? text : '';
        }
    }),
    30195: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            k: ()=>failureText
        });
        var quote = __nccwpck_require__(53338);
        ;
        const configFailureTexts = {
            'config-syntax': ({ message, at })=>({
                    text: (0, quote.$Q)(message),
                    ...at.line === undefined ? {} : {
                        remedy: 'correct the YAML; indent with spaces, never with tabs'
                    }
                }),
            'config-key-twice': ({ key, firstLine })=>({
                    text: `the key ${(0, quote.hD)(key)} was given before, on line ${firstLine}`,
                    remedy: 'keep one of the two lines',
                    spanLength: key.length
                }),
            'config-unknown-key': ({ key, nearest })=>({
                    text: `unknown key ${(0, quote.hD)(key)}`,
                    remedy: nearest === undefined ? 'remove it; the keys are the long option names, see `muster run --help`' : `did you mean ${(0, quote.hD)(nearest)}?`,
                    spanLength: key.length
                }),
            'setting-invalid': ({ setting, source, at, value, expected })=>({
                    text: `${settingName(setting, source, at !== undefined)}: expected ${(0, quote.$Q)(expected)}, found ${(0, quote.hD)(value)}`,
                    spanLength: value.length
                }),
            'setting-missing': ({ setting, why, isFlagOnly })=>({
                    text: `${optionName(setting)} is required: ${(0, quote.$Q)(why)}`,
                    remedy: `give it on the command line${isFlagOnly === true ? '' : ' or in muster.yml'}${setting === 'items' ? '; `muster init` writes a batch to begin with' : ''}`
                }),
            'settings-conflict': ({ settings, why })=>({
                    text: `${settings.map(optionName).join(' and ')}: ${(0, quote.$Q)(why)}`
                }),
            usage: ({ message, command })=>({
                    text: (0, quote.$Q)(message),
                    remedy: `see \`muster${command === undefined ? '' : ` ${(0, quote.$Q)(command)}`} --help\``
                }),
            'pattern-invalid': ({ pattern, error })=>({
                    text: `the pattern ${(0, quote.hD)(pattern)} is not valid: ${(0, quote.$Q)(error)}`,
                    remedy: 'patterns are RE2 expressions: no look-around and no back-references'
                }),
            'schema-invalid': ({ error })=>({
                    text: `not a usable JSON Schema: ${(0, quote.$Q)(error)}`,
                    remedy: 'correct the schema; drafts up to 2020-12 are understood'
                })
        };
        const optionName = (setting)=>(0, quote.$Q)(setting.startsWith('-') ? setting : `--${setting}`);
        function settingName(setting, source, isInFile) {
            if (isInFile) return (0, quote.$Q)(setting);
            if (source === '') return optionName(setting);
            return source.includes(setting) ? (0, quote.$Q)(source) : `${(0, quote.$Q)(setting)} (${(0, quote.$Q)(source)})`;
        }
        ;
        const roleNames = {
            items: 'items file',
            manifest: 'manifest',
            template: 'template',
            config: 'config file',
            prompt: 'prompt',
            schema: 'JSON Schema',
            key: 'key file',
            workdir: 'work dir',
            record: 'record',
            claim: 'claim',
            plan: 'plan file',
            artifacts: 'folder of artifacts',
            join: 'join document'
        };
        const missingRemedies = {
            items: 'check --items, or run `muster init` for a working example',
            manifest: 'run `muster plan` first, or name the manifest with --manifest; `muster init` writes a batch to begin with',
            template: 'check --template',
            config: 'check --config, or run `muster init` to write one',
            prompt: 'run `muster build-prompts`',
            schema: 'check --output-schema and --qc-schema, and the schema columns of the items file',
            key: 'check --key and --sign-key',
            workdir: 'check --workdir',
            artifacts: 'name the folder into which `gh run download` put them',
            join: 'name the folder of a join artifact: `gh run download` and `muster join --artifact DIR` make one'
        };
        const foundNames = {
            file: 'a file',
            folder: 'a folder',
            symlink: 'a symlink',
            other: 'something that is no file'
        };
        const linkRemedy = 'what Muster makes itself is no link: move it away, or put what it leads to in its place';
        function unwritableRemedy(error) {
            switch(/^E[A-Z0-9]+/.exec(error)?.[0]){
                case 'ELOOP':
                    return linkRemedy;
                case 'ENOTDIR':
                case 'EEXIST':
                case 'ENOTEMPTY':
                    return 'something else stands there, or in the place of a folder above: move it away';
                case 'ENAMETOOLONG':
                    return 'use a shorter name';
                default:
                    return 'check permissions and free space';
            }
        }
        const fileFailureTexts = {
            'file-missing': ({ at, role })=>({
                    text: `no such ${roleNames[role]}: ${(0, quote.hD)(at.file)}`,
                    ...missingRemedies[role] === undefined ? {} : {
                        remedy: missingRemedies[role]
                    }
                }),
            'file-unreadable': ({ at, role, error })=>({
                    text: `cannot read the ${roleNames[role]} ${(0, quote.hD)(at.file)}: ${(0, quote.$Q)(error)}`,
                    remedy: `check that it is a ${role === 'workdir' || role === 'artifacts' ? 'folder' : 'regular file'} and that you may read it`
                }),
            'file-unwritable': ({ at, error })=>({
                    text: `cannot write ${(0, quote.hD)(at.file)}: ${(0, quote.$Q)(error)}`,
                    remedy: unwritableRemedy(error)
                }),
            'file-exists': ({ at })=>({
                    text: `${(0, quote.hD)(at.file)} exists`,
                    remedy: 'move it away, or overwrite it with --force'
                }),
            'place-taken': ({ at, found, wanted })=>({
                    text: `${foundNames[found]} stands where the ${wanted === 'folder' ? 'folder' : 'file'} ${(0, quote.hD)(at.file)} belongs`,
                    remedy: found === 'symlink' ? linkRemedy : 'move it away'
                }),
            'current-folder-gone': ({ error })=>({
                    text: `the current folder is not there any more (${(0, quote.$Q)(error)})`,
                    remedy: 'change to a folder that exists'
                }),
            'not-utf8': ({ at, role })=>({
                    text: `the ${roleNames[role]} ${(0, quote.hD)(at.file)} is not valid UTF-8`,
                    remedy: 'save it as UTF-8; `iconv -f latin1 -t utf-8` converts from Latin-1'
                }),
            'format-too-new': ({ role, found })=>({
                    text: `the ${roleNames[role]} has the format ${(0, quote.hD)(found)}, which this version does not know`,
                    remedy: 'update muster, or use the version that wrote it'
                })
        };
        var count_of = __nccwpck_require__(28673);
        ;
        const shortDigest = (digest)=>(0, quote.$Q)(digest.replace(/^(sha256:)?(.{12}).+$/s, '$1$2'));
        const githubFailureTexts = {
            'workflow-missing': ()=>({
                    text: 'this command works only in a job of a workflow: ACTIONS_RESULTS_URL and ACTIONS_RUNTIME_TOKEN are not set',
                    remedy: 'run, verify and plan work anywhere; shard and join need what other jobs left'
                }),
            'plan-artifact-missing': ({ folder })=>({
                    text: `no plan artifact in ${(0, quote.hD)(folder)}`,
                    remedy: "name the folder into which `gh run download` put the artifacts of a run: one of them is muster-\u2026-plan-1"
                }),
            'service-unavailable': ({ service, operation, attempts, error })=>({
                    text: `the ${(0, quote.$Q)(service)} service of GitHub Actions did not answer (${(0, quote.$Q)(operation)}, ${(0, count_of.p)(attempts, 'attempt')}): ${(0, quote.$Q)(error)}`,
                    remedy: 're-run the failed jobs; if it lasts, see https://www.githubstatus.com'
                }),
            'artifact-refused': ({ artifact, entry, why })=>({
                    text: `artifact ${(0, quote.hD)(artifact)} is not taken: ${entry === '' ? '' : `its entry ${(0, quote.hD)(entry)} is refused: `}${(0, quote.$Q)(why)}`,
                    remedy: 'it was not made by muster, or was changed; re-run the job that made it'
                }),
            'digest-mismatch': ({ what, expected, found })=>({
                    text: `${(0, quote.$Q)(what)} has not the bytes that were recorded: expected ${shortDigest(expected)}, found ${shortDigest(found)}`,
                    remedy: 're-run the job that made it'
                }),
            'plan-foreign': ({ expected, found })=>({
                    text: `this is the work of another plan: expected plan digest ${shortDigest(expected)}, found ${shortDigest(found)}`,
                    remedy: 're-run all jobs, so that every job works on one plan'
                }),
            'members-missing': ({ shards, count })=>({
                    text: `${(0, count_of.p)(count, 'shard')} left no record: ${(0, quote.Zv)(shards, 8, count)}`,
                    remedy: 're-run the failed jobs: finished shards are not run again'
                }),
            'paths-conflict': ({ path: path1, shards })=>({
                    text: `${(0, quote.hD)(path1)} was made by more than one shard: ${(0, quote.Zv)(shards)}; none of them is taken`,
                    remedy: 'give each item an output of its own and plan again'
                }),
            'state-refused': ({ key, why })=>({
                    text: `saved state ${(0, quote.hD)(key)} is not taken: ${(0, quote.$Q)(why)}`,
                    remedy: 'nothing to do: what it held is worked again'
                })
        };
        ;
        const escapes = {
            'dot-dot': 'leads out of the work dir',
            absolute: 'is absolute',
            symlink: 'leads out of the work dir through a symlink',
            'workdir-itself': 'is the work dir itself',
            folder: 'names a folder'
        };
        const collisions = {
            same: 'the same file',
            'letter-case': 'one file where letter case does not count',
            'unicode-form': 'one file where Unicode forms are not told apart',
            'inside-the-other': 'a file and a folder of the same name'
        };
        const itemFailureTexts = {
            'items-columns-missing': ({ at, columns, found })=>({
                    text: `${(0, quote.$Q)(at.file)} is missing required item fields: ${(0, quote.Zv)(columns)}`,
                    remedy: found.length === 0 ? 'the first line must name the columns, separated by tabs' : `the header names ${(0, quote.Zv)(found)}; columns are separated by tabs, not spaces`
                }),
            'items-column-twice': ({ column })=>({
                    text: `the column ${(0, quote.hD)(column)} is named twice`,
                    remedy: 'remove or rename one of them'
                }),
            'items-empty': ({ at })=>({
                    text: `${(0, quote.$Q)(at.file)} contains no items`,
                    remedy: 'add at least one row below the header'
                }),
            'items-quote-open': ()=>({
                    text: 'a quote is opened here and never closed',
                    remedy: 'remove the quote or close it; a quote inside a quoted cell is written twice ("")'
                }),
            'items-quote-misplaced': ({ text })=>({
                    text: `text follows a closing quote: ${(0, quote.hD)(text)}`,
                    remedy: 'a cell that starts with a quote must end with one; write a quote inside it twice ("")'
                }),
            'items-rows-swallowed': ({ rows })=>({
                    text: `a quoted cell that starts here swallows ${(0, count_of.p)(rows, 'line')} that look like rows`,
                    remedy: 'remove the quote at its start, or close it in the same row'
                }),
            'items-row-too-long': ({ cells, columns })=>({
                    text: `the row has ${(0, count_of.p)(cells, 'cell')}, the header ${(0, count_of.p)(columns, 'column')}`,
                    remedy: 'remove the surplus tabs, or quote the cell that holds one'
                }),
            'items-control-character': ({ column, id })=>({
                    text: `the cell ${(0, quote.$Q)(column)} of item ${(0, quote.hD)(id)} holds a line break or another control character`,
                    remedy: 'ids and paths must be plain text on one line'
                }),
            'item-id-empty': ({ at })=>({
                    text: `${(0, quote.$Q)(at.file)} contains an empty item_id`,
                    remedy: 'give every row an id of its own'
                }),
            'item-id-duplicate': ({ id, first })=>({
                    text: `duplicate item_id ${(0, quote.hD)(id)}${first.line === undefined ? '' : `, first on line ${first.line}`}`,
                    remedy: 'rename one of the two: ids name the ranges of the manifest'
                }),
            'item-path-empty': ({ id, column })=>({
                    text: `empty ${(0, quote.$Q)(column)} path for ${(0, quote.hD)(id)}`,
                    remedy: column === 'qc' ? 'name a QC file, or switch QC off with --no-json' : `name the file in the column ${(0, quote.$Q)(column)}`
                }),
            'item-path-escapes': ({ id, column, path: path1, how })=>({
                    text: `the ${(0, quote.$Q)(column)} path of ${(0, quote.hD)(id)} ${escapes[how]}: ${(0, quote.hD)(path1)}`,
                    remedy: 'name a file below the work dir (--workdir)'
                }),
            'item-schema-unreadable': ({ id, column, path: path1, error })=>({
                    text: `cannot read the JSON Schema that the ${(0, quote.$Q)(column)} cell of ${(0, quote.hD)(id)} names: ${(0, quote.hD)(path1)}: ${(0, quote.$Q)(error)}`,
                    remedy: 'name a file below the work dir (--workdir)'
                }),
            'item-path-reserved': ({ id, column, path: path1, owner })=>({
                    text: `the ${(0, quote.$Q)(column)} path of ${(0, quote.hD)(id)} belongs to ${(0, quote.$Q)(owner)}: ${(0, quote.hD)(path1)}`,
                    remedy: 'choose another path; an agent would overwrite what Muster needs'
                }),
            'item-path-too-long': ({ id, column, path: path1, part, bytes, limit })=>({
                    text: `the ${(0, quote.$Q)(column)} path of ${(0, quote.hD)(id)} ${part === 'name' ? 'has a name of' : 'has'} ${bytes} bytes, more than the ${limit} that a file system takes: ${(0, quote.hD)(path1)}`,
                    remedy: part === 'name' ? 'shorten the name' : 'shorten the path'
                }),
            'item-output-is-source': ({ id, column, path: path1, holds })=>({
                    text: holds === undefined ? `the ${(0, quote.$Q)(column)} path of ${(0, quote.hD)(id)} is also a source: ${(0, quote.hD)(path1)}` : `the ${(0, quote.$Q)(column)} path of ${(0, quote.hD)(id)} is the folder of a source: ${(0, quote.hD)(path1)} holds ${(0, quote.hD)(holds.path)}${holds.at.line === undefined ? '' : ` of line ${holds.at.line}`}`,
                    remedy: 'write to another file: sources must stay as they are'
                }),
            'item-paths-collide': ({ path: path1, id, column, other, how })=>({
                    text: `conflicting destination path ${(0, quote.hD)(path1)}: ${(0, quote.$Q)(other.id)}.${(0, quote.$Q)(other.column)} and ${(0, quote.$Q)(id)}.${(0, quote.$Q)(column)}` + (how === 'same' && other.path === path1 ? '' : ` (${(0, quote.hD)(other.path)}) are ${collisions[how]}`) + (other.at.line === undefined ? '' : `, first on line ${other.at.line}`),
                    remedy: 'give each output and each QC file a path of its own'
                }),
            'sources-missing': ({ items, ids, count, first })=>({
                    text: `the source of ${(0, count_of.p)(count, 'item')} of ${(0, quote.$Q)(items)} is not there (${(0, quote.hD)(first)}${count > 1 ? ", \u2026" : ''}): ${(0, quote.Zv)(ids, 5, count)}`,
                    remedy: 'an agent would find nothing to work on: check the column source and --workdir'
                }),
            'group-column-missing': ({ column, found })=>({
                    text: `there is no column ${(0, quote.hD)(column)} to group by`,
                    remedy: `--group-by takes one of ${(0, quote.Zv)(found)}`
                }),
            'group-split': ({ group, first })=>({
                    text: `the rows of group ${(0, quote.hD)(group)} do not stand together${first.line === undefined ? '' : `; they began on line ${first.line}`}`,
                    remedy: 'sort the items file by the group column'
                })
        };
        ;
        const replan = 'run `muster plan` again: it keeps finished work';
        const anew = 'move the manifest away and run `muster plan`: what plan.json and the records know to be verified is kept';
        const misfit = (isUnknown)=>isUnknown === true ? `correct the row, or ${anew}` : 'correct the row if it was edited; if the items changed after planning, run `muster plan`';
        const planFailureTexts = {
            'plan-invalid': ({ error })=>({
                    text: `this is no plan: ${(0, quote.$Q)(error)}`,
                    remedy: 'move the file away and run `muster plan`: verified work is kept; or begin afresh with `muster plan --force`'
                }),
            'manifest-empty': ({ at })=>({
                    text: `${(0, quote.$Q)(at.file)} holds no shards`,
                    remedy: replan
                }),
            'manifest-columns-missing': ({ at, columns })=>({
                    text: `${(0, quote.$Q)(at.file)} is missing required manifest fields: ${(0, quote.Zv)(columns, 9)}`,
                    remedy: `restore the header line, or ${anew}`
                }),
            'manifest-row-cut': ({ cells, columns })=>({
                    text: `the row has ${(0, count_of.p)(cells, 'cell')} where the header has ${columns}; the file may have been cut off`,
                    remedy: `correct the line, or ${anew}`
                }),
            'manifest-cell-invalid': ({ column, value, expected })=>({
                    text: `column ${(0, quote.$Q)(column)}: expected ${(0, quote.$Q)(expected)}, found ${(0, quote.hD)(value)}`,
                    remedy: 'correct the cell; once the file is right, `muster mark` changes a status safely'
                }),
            'manifest-shard-twice': ({ shard, first })=>({
                    text: `duplicate shard_id ${(0, quote.hD)(shard)}${first.line === undefined ? '' : `, first on line ${first.line}`}`,
                    remedy: 'remove one of the two rows'
                }),
            'manifest-path-escapes': ({ shard, column, path: path1 })=>({
                    text: `the ${(0, quote.$Q)(column)} of ${(0, quote.hD)(shard)} leads out of the work dir: ${(0, quote.hD)(path1)}`,
                    remedy: 'keep the batch dir below the work dir, and name both as they were named for `muster plan`; if the cell was edited, correct it'
                }),
            'range-unknown': ({ shard, first, last, items, isUnknown })=>({
                    text: `item range for ${(0, quote.$Q)(shard)} is not present in ${(0, quote.$Q)(items)}: ${(0, quote.hD)(first)} to ${(0, quote.hD)(last)}`,
                    remedy: misfit(isUnknown)
                }),
            'range-count': ({ shard, manifest, selected, items, isUnknown })=>({
                    text: `item count mismatch for ${(0, quote.$Q)(shard)}: manifest=${manifest}, selected=${selected} in ${(0, quote.$Q)(items)}`,
                    remedy: misfit(isUnknown)
                }),
            'range-overlap': ({ shard, other, item, items, isUnknown })=>({
                    text: `${(0, quote.$Q)(shard)} and ${(0, quote.$Q)(other)} both hold the item ${(0, quote.hD)(item)} of ${(0, quote.$Q)(items)}`,
                    remedy: misfit(isUnknown)
                }),
            'items-unplanned': ({ items, ids, count })=>({
                    text: `${(0, count_of.p)(count, 'item')} of ${(0, quote.$Q)(items)} ${count === 1 ? 'is' : 'are'} in no shard: ${(0, quote.Zv)(ids, 5, count)}`,
                    remedy: 'run `muster plan` again to take them in'
                }),
            'shard-too-large': ({ shard, item, bytes, limit })=>({
                    text: `the source of item ${(0, quote.hD)(item)} has ${bytes} bytes, more than --max-bytes ${limit}; it is ${(0, quote.$Q)(shard)} alone`,
                    remedy: 'split the source, or raise --max-bytes'
                }),
            'template-unknown-variable': ({ name, nearest })=>({
                    text: `unknown variable ${(0, quote.hD)(`$${name}`)} stays in the prompt as it is`,
                    remedy: nearest === undefined ? 'write `$$` for a dollar sign' : `did you mean \`$${(0, quote.$Q)(nearest)}\`? write \`$$\` for a dollar sign`,
                    spanLength: name.length + 1
                })
        };
        var duration = __nccwpck_require__(41755);
        var next_steps = __nccwpck_require__(97912);
        ;
        function nothingSelectedWords(failure) {
            const { unfinished, open, statuses, classes, shard, failedBy = {} } = failure;
            if (shard !== undefined) return shardWords(shard, failure);
            if (classes !== undefined) {
                const isAnyFailed = Object.keys(failedBy).length > 0;
                const there = isAnyFailed ? `failed by: ${countsOf(failedBy, (cause, count)=>`${cause} ${count}`)}` : 'none has failed';
                return {
                    text: `no shard failed by ${either(classes)}; ${there}`,
                    remedy: isAnyFailed ? 'name one of these with --class, or leave it out' : remedyFor(open)
                };
            }
            if (unfinished === 0) return {
                text: 'no shards selected: every shard is skipped'
            };
            const there = countsOf(open, (status, count)=>`${count} ${status}`);
            return {
                text: `no shards selected: none is ${either(statuses)}, though ${(0, count_of.p)(unfinished, 'shard')} ${unfinished === 1 ? 'is' : 'are'} unfinished (${there})`,
                remedy: remedyFor(open)
            };
        }
        function shardWords(shard, failure) {
            const { statuses, classes, failedBy } = failure;
            const stands = classes === undefined || failedBy === undefined ? `is ${shard.status}` : `failed by ${Object.keys(failedBy).join(', ')}`;
            return {
                text: `no shards selected: ${(0, quote.$Q)(shard.id)} ${(0, quote.$Q)(stands)} (looked for ${either(classes ?? statuses)})`,
                remedy: `\`muster run --shard ${(0, quote.$Q)((0, next_steps.r7)(shard.id))}\` runs it all the same`
            };
        }
        function remedyFor(open) {
            const remedies = [
                [
                    'pending',
                    '`muster run` runs pending ones'
                ],
                [
                    'failed',
                    '`muster retry` runs failed ones again'
                ],
                [
                    'running',
                    '`muster reclaim --older-than 3600` takes back running ones of which nobody knows an owner'
                ]
            ];
            const known = remedies.filter(([status])=>(open[status] ?? 0) > 0).map(([, remedy])=>remedy);
            return known.length === 0 ? 'run `muster status` to see the batch' : known.join('; ');
        }
        const countsOf = (counts, say)=>Object.entries(counts).toSorted(([, one], [, other])=>other - one).map(([name, count])=>say((0, quote.$Q)(name), count)).join(', ');
        const either = (names)=>names.map(quote.$Q).join(' or ');
        ;
        const didYouMean = (nearest, otherwise)=>nearest === undefined ? otherwise : `did you mean ${(0, quote.hD)(nearest)}?`;
        const unplannedTexts = {
            'not-in-plan': 'the plan does not know it',
            'other-items': 'it was planned with other items than its row names',
            'no-prompt': 'its prompt was never planned',
            'planned-again': 'the batch was planned again since this run began'
        };
        const stateFailureTexts = {
            'shard-unknown': ({ shard, manifest, nearest })=>({
                    text: `unknown shard id: ${(0, quote.$Q)(shard)} (in ${(0, quote.$Q)(manifest)})`,
                    remedy: didYouMean(nearest, 'run `muster status` to see the batch')
                }),
            'item-unknown': ({ item, nearest })=>({
                    text: `unknown item: ${(0, quote.$Q)(item)}`,
                    remedy: didYouMean(nearest, 'name an item_id of the items file, or a shard id')
                }),
            'shard-running': ({ shard, attempt, owner, startedAt })=>({
                    text: `${(0, quote.$Q)(shard)} is running (attempt ${attempt}${startedAt === '' ? '' : `, since ${(0, quote.$Q)(startedAt)}`}${owner === undefined ? '' : `, by ${(0, quote.$Q)(owner)}`})`,
                    remedy: 'wait for it, or stop it; `muster reclaim --older-than 3600` takes back what a lost machine left'
                }),
            'workers-unjudged': ({ shards, count })=>({
                    text: `${(0, count_of.p)(count, 'shard')} may still be at work, which nobody can tell from here (${(0, quote.Zv)(shards, 5, count)}); ${count === 1 ? 'it was' : 'they were'} put aside all the same`,
                    remedy: 'look on the machines that worked on the old plan: what an agent still writes there lands among the outputs of the new one'
                }),
            'lock-held': ({ path: path1, holder, waitedMs, isWaiting })=>({
                    text: `${isWaiting === true ? 'waiting: ' : ''}${(0, quote.hD)(path1)} is locked by ${holder === undefined ? 'somebody unknown' : (0, quote.$Q)(holder)}; waited ${(0, duration.a)(waitedMs)}`,
                    remedy: holder === undefined ? 'it names no owner, and is taken over when it is 10 s old; remove it if no other muster works here' : 'wait for the other muster to end; the lock of a dead one is taken over'
                }),
            'record-invalid': ({ role, error })=>role === 'record' ? {
                    text: `not a readable record, left out: ${(0, quote.$Q)(error)}`,
                    remedy: 'remove the file, or restore it'
                } : {
                    text: `not a readable claim, so nobody knows who took this attempt: ${(0, quote.$Q)(error)}`,
                    remedy: '`muster reclaim --older-than 3600` takes its shard back where that is running; else remove the file'
                },
            'claim-lost': ({ shard, attempt })=>({
                    text: `claim for ${(0, quote.$Q)(shard)} attempt ${attempt} is no longer current; its result is not taken`,
                    remedy: `run \`muster explain ${(0, quote.$Q)(shard)}\` to see who has it`
                }),
            'records-lost': ({ shards, count })=>({
                    text: `this run finished ${(0, count_of.p)(count, 'shard')} that the batch does not know as such: ${count === 1 ? 'its record is' : 'their records are'} gone (${(0, quote.Zv)(shards, 5, count)})`,
                    remedy: 'something removed files of the batch while it ran, an agent perhaps: find out what, then run again'
                }),
            'prompt-missing': ({ path: path1 })=>({
                    text: `missing shard prompt: ${(0, quote.$Q)(path1)}`,
                    remedy: 'run `muster build-prompts`, with the same --workdir'
                }),
            'prompts-missing': ({ count, paths })=>({
                    text: `${(0, count_of.p)(count, 'prompt')} ${count === 1 ? 'is' : 'are'} missing: ${(0, quote.Zv)(paths, 3, count)}`,
                    remedy: 'run `muster build-prompts --template FILE`, with the same --workdir'
                }),
            'prompt-changed': ({ shard, path: path1, expected, found })=>({
                    text: `the prompt of ${(0, quote.$Q)(shard)} is not the one that was planned: ${(0, quote.hD)(path1)} has sha256 ${(0, quote.$Q)(found.slice(0, 12))}, planned ${(0, quote.$Q)(expected.slice(0, 12))}`,
                    remedy: 'run `muster build-prompts` to restore it; what is to change in it belongs into the template'
                }),
            'plan-outdated': ({ items, plan })=>({
                    text: `${(0, quote.hD)(items)} has changed since it was planned (${(0, quote.$Q)(plan)})`,
                    remedy: 'run `muster plan` (and `muster build-prompts`) again: verified work that is still fresh is kept'
                }),
            'plan-unfinished': ({ file })=>({
                    text: `the batch is being planned, or its planning was cut off: ${(0, quote.hD)(file)} is there`,
                    remedy: 'if no `muster plan` is at work, run it again: it finishes what was begun'
                }),
            'shard-unplanned': ({ shard, plan, how })=>({
                    text: `${(0, quote.$Q)(shard)} is not run: ${unplannedTexts[how]} (${(0, quote.$Q)(plan)})`,
                    remedy: how === 'planned-again' ? 'run again: a new run takes the plan as it is now' : 'run `muster plan` again, with --template'
                }),
            'nothing-selected': nothingSelectedWords,
            'helper-failed': ({ error })=>({
                    text: `a program that Muster needs failed: ${(0, quote.$Q)(error)}`,
                    remedy: 'see that it works in this folder; `scope: off` does without git'
                }),
            'runner-missing': ({ runner, command, install })=>({
                    text: `the runner ${(0, quote.$Q)(runner)} needs the command ${(0, quote.hD)(command)}, which is not on the PATH`,
                    remedy: install === undefined ? 'install it; `muster doctor` checks the rest' : `${(0, quote.$Q)(install)}; \`muster doctor\` checks the rest`
                }),
            'node-too-old': ({ found, needed })=>({
                    text: `Node.js ${(0, quote.$Q)(found)} is too old`,
                    remedy: `use Node.js ${(0, quote.$Q)(needed)} or newer`
                }),
            'platform-unsupported': ({ platform })=>({
                    text: `muster does not run on ${(0, quote.$Q)(platform)}`,
                    remedy: 'use Linux or macOS; on Windows use WSL'
                }),
            'unexpected-exception': ({ error })=>({
                    text: `Internal error: ${(0, quote.$Q)(error)}`,
                    remedy: 'this is a bug of muster: please report it, with MUSTER_DEBUG=1 for the stack'
                })
        };
        ;
        const planPrompts = 'plan again with inputs items and template';
        const fileRemedies = {
            items: 'check input items, and that a step before this one checks the repository out',
            manifest: 'check input manifest, or give input items: the batch is planned first then',
            template: 'check input template',
            config: 'check input config',
            prompt: planPrompts,
            workdir: 'check input workdir, and that a step before this one checks the repository out'
        };
        const failure_text_workflow_didYouMean = (nearest, otherwise)=>nearest === undefined ? otherwise : `did you mean ${(0, quote.hD)(nearest)}?`;
        const remedies = {
            'manifest-cell-invalid': ()=>'correct the cell',
            'config-unknown-key': ({ nearest })=>failure_text_workflow_didYouMean(nearest, 'remove it; the keys are those of docs/reference/configuration.md'),
            'setting-missing': ({ isFlagOnly })=>`set it under \`with:\` of this step${isFlagOnly === true ? '' : ', or in muster.yml'}`,
            usage: ()=>'action.yml describes the inputs',
            'shard-unknown': ({ nearest })=>failure_text_workflow_didYouMean(nearest, 'the manifest names the shards'),
            'shard-running': ()=>'wait for it, or stop it',
            'record-invalid': ()=>'remove the file, when nobody works on its shard',
            'claim-lost': ()=>'nothing to do: another attempt has it',
            'prompt-missing': ()=>planPrompts,
            'prompts-missing': ()=>planPrompts,
            'prompt-changed': ()=>`${planPrompts}, or restore the prompt`,
            'shard-unplanned': ({ how })=>how === 'planned-again' ? 'run again: a new run takes the plan as it is now' : planPrompts,
            'nothing-selected': ({ unfinished })=>unfinished === 0 ? undefined : 'check inputs status and shard; a status of pending,failed takes failed shards, too',
            'runner-missing': ({ install })=>`${install === undefined ? 'install it' : (0, quote.$Q)(install)}, in a step before this one`,
            'platform-unsupported': ()=>'let the job run on Linux or macOS'
        };
        const namesOptions = new Set([
            'setting-invalid',
            'setting-missing',
            'settings-conflict',
            'shard-too-large',
            'usage'
        ]);
        function workflowWords(reason, failure, words) {
            const remedy = fileRemedy(reason, failure) ?? remedies[reason]?.(failure) ?? words.remedy;
            return {
                ...words,
                text: namesOptions.has(reason) ? withInputs(words.text) : words.text,
                ...remedy === undefined ? {} : {
                    remedy: withInputs(withoutPlanCommand(remedy))
                }
            };
        }
        const fileRemedy = (reason, failure)=>reason === 'file-missing' ? fileRemedies[failure.role] : undefined;
        const withInputs = (text)=>text.replaceAll(/(?<![\w'-])--(?=[a-z])/g, 'input ');
        const withoutPlanCommand = (text)=>text.replaceAll('`muster plan --force`', 'force: true').replaceAll(/run `muster (?:plan|build-prompts)`(?: \(and `muster build-prompts`\))?(?: again)?/g, 'plan again with input items').replaceAll('`muster plan`', 'plan');
        ;
        const texts = {
            ...fileFailureTexts,
            ...itemFailureTexts,
            ...planFailureTexts,
            ...configFailureTexts,
            ...stateFailureTexts,
            ...githubFailureTexts
        };
        function say(reason, failure, voice) {
            const words = texts[reason](failure);
            return voice === 'workflow' ? workflowWords(reason, failure, words) : words;
        }
        function failureText(failure, voice = 'command-line') {
            return {
                ...say(failure.reason, failure, voice),
                ...'at' in failure && failure.at !== undefined ? {
                    at: failure.at
                } : {},
                ...'sourceLine' in failure && failure.sourceLine !== undefined ? {
                    sourceLine: failure.sourceLine
                } : {}
            };
        }
    }),
    92885: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            WS: ()=>problemAdvice,
            YK: ()=>problemLine,
            fI: ()=>problemText
        });
        var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(53338);
        var _safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3201);
        function pythonRepr(text) {
            const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
            const body = text.replaceAll(/['"\\]|(?! )[\p{C}\p{Z}]/gu, (char)=>{
                if (char === '\\' || char === mark) return `\\${char}`;
                return char === "'" || char === '"' ? char : (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.V)(char);
            });
            return mark + body + mark;
        }
        function placeText({ path: path1, line, column }) {
            const place = line === undefined ? '' : column === undefined ? `:${line}` : `:${line}:${column}`;
            return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.H)(path1) + place;
        }
        function mismatchText(problem) {
            const where = problem.pointer === '' ? '' : `${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.H)(problem.pointer)} `;
            const more = problem.more === undefined ? '' : ` (and ${problem.more} more in this file)`;
            return `${placeText(problem)}: ${where}${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.H)(problem.expected)}${more}`;
        }
        const roleNames = {
            source: 'source',
            output: 'output',
            qc: 'qc json'
        };
        function linkText(problem) {
            const { item, target, role, of } = problem;
            const whose = of === item ? `its own ${roleNames[role]}` : `the ${roleNames[role]} of item ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.H)(of)}`;
            return `${placeText(problem)} is a link to ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.H)(target)}, ${whose}`;
        }
        const saidText = (said)=>said === undefined ? '' : `: ${(0, _quote_js__WEBPACK_IMPORTED_MODULE_0__.hD)(said)}`;
        const bytes = (count)=>`${count.toLocaleString('en-US')} bytes`;
        function newerText(problem) {
            return `${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.H)(problem.reason).replaceAll('-', ' ')}: ${placeText(problem)}`;
        }
        function problemText(problem) {
            switch(problem.reason){
                case 'output-missing':
                    return `missing output: ${placeText(problem)}`;
                case 'output-unreadable':
                    return `unreadable output: ${placeText(problem)}: ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.H)(problem.error)}`;
                case 'output-is-link':
                    return `linked output: ${linkText(problem)}`;
                case 'output-empty':
                    return `empty output: ${placeText(problem)}`;
                case 'output-not-newer':
                    return `output not newer than its attempt: ${placeText(problem)}`;
                case 'output-too-large':
                    return `output too large: ${placeText(problem)}: ${bytes(problem.bytes)}, limit ${bytes(problem.limit)}`;
                case 'forbidden-pattern':
                    return `forbidden pattern ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.H)(pythonRepr(problem.pattern))} in ${placeText(problem)}`;
                case 'output-invalid-json':
                    return `invalid output json: ${placeText(problem)}: ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.H)(problem.error)}`;
                case 'output-schema':
                    return `output does not match its schema: ${mismatchText(problem)}`;
                case 'qc-missing':
                    return `missing qc json: ${placeText(problem)}`;
                case 'qc-unreadable':
                    return `unreadable qc json: ${placeText(problem)}: ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.H)(problem.error)}`;
                case 'qc-is-link':
                    return `linked qc json: ${linkText(problem)}`;
                case 'qc-too-large':
                    return `qc json too large: ${placeText(problem)}: ${bytes(problem.bytes)}, limit ${bytes(problem.limit)}`;
                case 'qc-not-newer':
                    return `qc json not newer than its attempt: ${placeText(problem)}`;
                case 'qc-invalid-json':
                    return `invalid qc json: ${placeText(problem)}: ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.H)(problem.error)}`;
                case 'qc-not-passed':
                    return `qc json must be an object with pass=true: ${placeText(problem)}${saidText(problem.said)}`;
                case 'qc-foreign-item':
                    return `qc json is about another item: ${placeText(problem)}: found item_id ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.H)(problem.found)}`;
                case 'qc-schema':
                    return `qc json does not match its schema: ${mismatchText(problem)}`;
                default:
                    return newerText(problem);
            }
        }
        function problemLine(problem) {
            return `${problemText(problem)} (item ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.H)(problem.item)})`;
        }
        function problemAdvice(problem) {
            const remedy = remedyOf(problem);
            return remedy === undefined ? problemText(problem) : `${problemText(problem)}\n${remedy}`;
        }
        function remedyOf(problem) {
            switch(problem.reason){
                case 'output-not-newer':
                case 'qc-not-newer':
                    return 'the file is older than the attempt that should have written it; run the shard again, or delete the file first';
                case 'output-is-link':
                case 'qc-is-link':
                    return 'write a file of its own in the place of the link';
                case 'output-too-large':
                case 'qc-too-large':
                    return 'make the file smaller, or raise max-file-bytes';
                case 'forbidden-pattern':
                    return 'finish the marked place, or drop the word if it is meant';
                case 'qc-not-passed':
                    return 'the reviewer did not pass this item; read its QC file';
                case 'qc-foreign-item':
                    return 'the QC file was written for another item; write it again';
                default:
                    return undefined;
            }
        }
    }),
    53338: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            $Q: ()=>clip,
            Zv: ()=>listNames,
            hD: ()=>quote
        });
        var _safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3201);
        const maxQuoted = 200;
        function quote(value) {
            return `'${clip(value)}'`;
        }
        function clip(value) {
            return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.H)(value.length > maxQuoted ? `${value.slice(0, maxQuoted)}\u{2026}` : value);
        }
        function listNames(names, max = 8, total = names.length) {
            const shown = names.slice(0, max);
            const rest = total - shown.length;
            return shown.map(clip).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
        }
    }),
    58090: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            J: ()=>positionText,
            S: ()=>renderFailures
        });
        var _failure_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(30195);
        var _safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3201);
        var _style_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(82399);
        const onOneLine = (text)=>text;
        const maxPrinted = 50;
        const maxSourceWidth = 160;
        const helpIndent = '  help: '.length;
        function renderFailures(failures, severity, isColorWanted, voice, layOut = onOneLine) {
            const style = (0, _style_js__WEBPACK_IMPORTED_MODULE_2__.E)(isColorWanted);
            const shown = failures.slice(0, maxPrinted).map((failure)=>(0, _failure_text_js__WEBPACK_IMPORTED_MODULE_0__.k)(failure, voice));
            const lines = shown.flatMap((words, index)=>failureLines(words, severity, style, layOut, words.remedy !== shown[index + 1]?.remedy));
            const hidden = failures.length - shown.length;
            if (hidden > 0) lines.push(style.dim(`\u{2026} and ${hidden} more`));
            if (failures.length > 1) lines.push(style.bold(`${failures.length} ${severity}s`));
            return `${lines.join('\n')}\n`;
        }
        function failureLines(words, severity, style, layOut, hasHelp) {
            const { text, remedy, at, sourceLine, spanLength } = words;
            const paint = severity === 'error' ? style.red : style.yellow;
            const where = at === undefined ? '' : positionText(at);
            const place = where === '' ? '' : `${style.bold(where)}: `;
            const told = layOut(text, severity.length + 2, where === '' ? '' : `${where}: `);
            const lines = [
                `${place}${paint(style.bold(`${severity}:`))} ${told}`
            ];
            if (sourceLine !== undefined) lines.push(...underlined(sourceLine, at?.column, spanLength ?? 1, paint));
            if (hasHelp && remedy !== undefined) lines.push(`  ${style.cyan('help:')} ${layOut(remedy, helpIndent, '')}`);
            return lines;
        }
        function positionText(at) {
            const line = at.line === undefined ? '' : `:${at.line}`;
            return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.H)(at.file) + line + (line === '' || at.column === undefined ? '' : `:${at.column}`);
        }
        function underlined(source, column, length, paint) {
            const shown = (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.H)(source.slice(0, maxSourceWidth).replaceAll(/[\t\r\n]+$/g, '').replaceAll('\t', ' '));
            const lines = [
                `  ${shown}`
            ];
            if (column !== undefined && column >= 1 && column <= shown.length + 1) {
                const carets = Math.max(1, Math.min(length, shown.length - column + 1));
                lines.push(`  ${' '.repeat(column - 1)}${paint('^'.repeat(carets))}`);
            }
            return lines;
        }
    }),
    3201: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            H: ()=>safeText,
            V: ()=>escapeCharacter
        });
        const unsafe = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
        const names = {
            '\n': '\\n',
            '\r': '\\r',
            '\t': '\\t'
        };
        function escapeCharacter(char) {
            const code = char.codePointAt(0) ?? 0;
            const hex = code.toString(16);
            if (code < 0x100) return names[char] ?? `\\x${hex.padStart(2, '0')}`;
            return code < 0x10000 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
        }
        function safeText(text) {
            const safe = text.replaceAll(unsafe, escapeCharacter);
            return safe.includes('##[') ? safe.replaceAll('##[', '##\\[') : safe;
        }
    }),
    82399: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            E: ()=>openStyle
        });
        var picocolors__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(54974);
        function openStyle(isColorWanted) {
            const { bold, dim, red, green, yellow, cyan } = picocolors__WEBPACK_IMPORTED_MODULE_0__.createColors(isColorWanted);
            return {
                bold,
                dim,
                red,
                green,
                yellow,
                cyan
            };
        }
    }),
    84594: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            qt: ()=>findRunnerKind,
            CP: ()=>runnerKinds
        });
        ;
        const claude = {
            name: 'claude',
            summary: 'runs `claude -p` with the prompt on stdin',
            program: {
                command: 'claude',
                install: 'npm install -g @anthropic-ai/claude-code'
            },
            passEnv: [
                'ANTHROPIC_*',
                'CLAUDE_*',
                'API_TIMEOUT_MS',
                'BASH_DEFAULT_TIMEOUT_MS',
                'BASH_MAX_TIMEOUT_MS',
                'DISABLE_AUTOUPDATER',
                'DISABLE_ERROR_REPORTING',
                'DISABLE_TELEMETRY',
                'IS_SANDBOX',
                'MAX_THINKING_TOKENS',
                'MCP_TIMEOUT',
                'MCP_TOOL_TIMEOUT'
            ],
            meaning: (settings)=>({
                    model: settings.model ?? null,
                    args: settings.runnerArgs
                }),
            open: (settings)=>({
                    name: 'claude',
                    run: async (request)=>(await Promise.all([
                            __nccwpck_require__.e(4960),
                            __nccwpck_require__.e(5229)
                        ]).then(__nccwpck_require__.bind(__nccwpck_require__, 75643))).runClaude(settings, request)
                }),
            check: async (settings, env)=>(await __nccwpck_require__.e(4341).then(__nccwpck_require__.bind(__nccwpck_require__, 4341))).checkClaude(settings, env)
        };
        ;
        const codex = {
            name: 'codex',
            summary: 'runs `codex exec` with the prompt on stdin',
            program: {
                command: 'codex',
                install: 'npm install -g @openai/codex'
            },
            passEnv: [
                'OPENAI_*',
                'CODEX_*'
            ],
            meaning: (settings)=>({
                    model: settings.model ?? null,
                    args: settings.runnerArgs
                }),
            open: (settings)=>({
                    name: 'codex',
                    run: async (request)=>(await Promise.all([
                            __nccwpck_require__.e(4960),
                            __nccwpck_require__.e(5436)
                        ]).then(__nccwpck_require__.bind(__nccwpck_require__, 77040))).runCodex(settings, request)
                }),
            check: async (settings, env)=>(await __nccwpck_require__.e(2326).then(__nccwpck_require__.bind(__nccwpck_require__, 42326))).checkCodex(settings, env)
        };
        ;
        const exit = {
            outcome: 'exited',
            exitCode: 0,
            signal: null,
            durationMs: 0,
            logBytes: 0,
            isLogTruncated: false,
            leftovers: 0
        };
        const kind_dryRun = {
            name: 'dry-run',
            summary: 'executes nothing; shows what would run',
            passEnv: [],
            meaning: ()=>({}),
            open: ()=>({
                    name: 'dry-run',
                    run: async ()=>exit
                }),
            check: async ()=>[]
        };
        ;
        const shell = {
            name: 'shell',
            summary: 'runs --shell-command with the prompt on stdin',
            passEnv: [],
            meaning: (settings)=>({
                    shellCommand: settings.shellCommand ?? null
                }),
            open: (settings)=>{
                let loaded;
                return {
                    name: 'shell',
                    async run (request) {
                        loaded ??= Promise.all([
                            __nccwpck_require__.e(4960),
                            __nccwpck_require__.e(8233)
                        ]).then(__nccwpck_require__.bind(__nccwpck_require__, 51501));
                        return (await loaded).runShell(settings, request);
                    }
                };
            },
            check: async (settings, env)=>(await __nccwpck_require__.e(871).then(__nccwpck_require__.bind(__nccwpck_require__, 50871))).checkShell(settings, env)
        };
        ;
        const runnerKinds = [
            kind_dryRun,
            shell,
            codex,
            claude
        ];
        function findRunnerKind(name) {
            return runnerKinds.find((kind)=>kind.name === name);
        }
        const executingRunners = ()=>runnerKinds.filter((kind)=>kind !== dryRun).map(({ name })=>name);
    }),
    70950: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__)=>{
        __nccwpck_require__.d(__webpack_exports__, {
            Yz: ()=>debug,
            N4: ()=>endGroup,
            z3: ()=>error,
            Gu: ()=>getState,
            pq: ()=>info,
            LZ: ()=>saveState,
            C1: ()=>setFailed,
            uH: ()=>setOutput,
            Pq: ()=>setSecret,
            Oh: ()=>startGroup,
            $e: ()=>warning
        });
        var external_os_ = __nccwpck_require__(70857);
        ;
        function utils_toCommandValue(input) {
            if (input === null || input === undefined) {
                return '';
            } else if (typeof input === 'string' || input instanceof String) {
                return input;
            }
            return JSON.stringify(input);
        }
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
        ;
        function command_issueCommand(command, properties, message) {
            const cmd = new Command(command, properties, message);
            process.stdout.write(cmd.toString() + external_os_.EOL);
        }
        function command_issue(name, message = '') {
            command_issueCommand(name, {}, message);
        }
        const CMD_STRING = '::';
        class Command {
            constructor(command, properties, message){
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
                    for(const key in this.properties){
                        if (this.properties.hasOwnProperty(key)) {
                            const val = this.properties[key];
                            if (val) {
                                if (first) {
                                    first = false;
                                } else {
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
            return utils_toCommandValue(s).replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
        }
        function escapeProperty(s) {
            return utils_toCommandValue(s).replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A').replace(/:/g, '%3A').replace(/,/g, '%2C');
        }
        var external_crypto_ = __nccwpck_require__(76982);
        var external_fs_ = __nccwpck_require__(79896);
        ;
        function file_command_issueFileCommand(command, message) {
            const filePath = process.env[`GITHUB_${command}`];
            if (!filePath) {
                throw new Error(`Unable to find environment variable for file command ${command}`);
            }
            if (!external_fs_.existsSync(filePath)) {
                throw new Error(`Missing file at path: ${filePath}`);
            }
            external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
                encoding: 'utf8'
            });
        }
        function file_command_prepareKeyValueMessage(key, value) {
            const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
            const convertedValue = utils_toCommandValue(value);
            if (key.includes(delimiter)) {
                throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
            }
            if (convertedValue.includes(delimiter)) {
                throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
            }
            return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
        }
        var external_path_ = __nccwpck_require__(16928);
        ;
        var __awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
            function adopt(value) {
                return value instanceof P ? value : new P(function(resolve) {
                    resolve(value);
                });
            }
            return new (P || (P = Promise))(function(resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    } catch (e) {
                        reject(e);
                    }
                }
                function step(result) {
                    result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
                }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        var ExitCode;
        (function(ExitCode) {
            ExitCode[ExitCode["Success"] = 0] = "Success";
            ExitCode[ExitCode["Failure"] = 1] = "Failure";
        })(ExitCode || (ExitCode = {}));
        function exportVariable(name, val) {
            const convertedVal = toCommandValue(val);
            process.env[name] = convertedVal;
            const filePath = process.env['GITHUB_ENV'] || '';
            if (filePath) {
                return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
            }
            issueCommand('set-env', {
                name
            }, convertedVal);
        }
        function setSecret(secret) {
            command_issueCommand('add-mask', {}, secret);
        }
        function addPath(inputPath) {
            const filePath = process.env['GITHUB_PATH'] || '';
            if (filePath) {
                issueFileCommand('PATH', inputPath);
            } else {
                issueCommand('add-path', {}, inputPath);
            }
            process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
        }
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
        function getMultilineInput(name, options) {
            const inputs = getInput(name, options).split('\n').filter((x)=>x !== '');
            if (options && options.trimWhitespace === false) {
                return inputs;
            }
            return inputs.map((input)=>input.trim());
        }
        function getBooleanInput(name, options) {
            const trueValue = [
                'true',
                'True',
                'TRUE'
            ];
            const falseValue = [
                'false',
                'False',
                'FALSE'
            ];
            const val = getInput(name, options);
            if (trueValue.includes(val)) return true;
            if (falseValue.includes(val)) return false;
            throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` + `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
        }
        function setOutput(name, value) {
            const filePath = process.env['GITHUB_OUTPUT'] || '';
            if (filePath) {
                return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
            }
            process.stdout.write(external_os_.EOL);
            command_issueCommand('set-output', {
                name
            }, utils_toCommandValue(value));
        }
        function setCommandEcho(enabled) {
            issue('echo', enabled ? 'on' : 'off');
        }
        function setFailed(message) {
            process.exitCode = ExitCode.Failure;
            error(message);
        }
        function isDebug() {
            return process.env['RUNNER_DEBUG'] === '1';
        }
        function debug(message) {
            command_issueCommand('debug', {}, message);
        }
        function error(message, properties = {}) {
            command_issueCommand('error', utils_toCommandProperties(properties), message instanceof Error ? message.toString() : message);
        }
        function warning(message, properties = {}) {
            command_issueCommand('warning', utils_toCommandProperties(properties), message instanceof Error ? message.toString() : message);
        }
        function notice(message, properties = {}) {
            issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
        }
        function info(message) {
            process.stdout.write(message + external_os_.EOL);
        }
        function startGroup(name) {
            command_issue('group', name);
        }
        function endGroup() {
            command_issue('endgroup');
        }
        function group(name, fn) {
            return __awaiter(this, void 0, void 0, function*() {
                startGroup(name);
                let result;
                try {
                    result = yield fn();
                } finally{
                    endGroup();
                }
                return result;
            });
        }
        function saveState(name, value) {
            const filePath = process.env['GITHUB_STATE'] || '';
            if (filePath) {
                return file_command_issueFileCommand('STATE', file_command_prepareKeyValueMessage(name, value));
            }
            command_issueCommand('save-state', {
                name
            }, utils_toCommandValue(value));
        }
        function getState(name) {
            return process.env[`STATE_${name}`] || '';
        }
        function getIDToken(aud) {
            return __awaiter(this, void 0, void 0, function*() {
                return yield OidcClient.getIDToken(aud);
            });
        }
    })
};
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (cachedModule !== undefined) {
        return cachedModule.exports;
    }
    var module = __webpack_module_cache__[moduleId] = {
        id: moduleId,
        loaded: false,
        exports: {}
    };
    var threw = true;
    try {
        __webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
        threw = false;
    } finally{
        if (threw) delete __webpack_module_cache__[moduleId];
    }
    module.loaded = true;
    return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
(()=>{
    var getProto = Object.getPrototypeOf ? (obj)=>Object.getPrototypeOf(obj) : (obj)=>obj.__proto__;
    var leafPrototypes;
    __nccwpck_require__.t = function(value, mode) {
        if (mode & 1) value = this(value);
        if (mode & 8) return value;
        if (typeof value === 'object' && value) {
            if (mode & 4 && value.__esModule) return value;
            if (mode & 16 && typeof value.then === 'function') return value;
        }
        var ns = Object.create(null);
        __nccwpck_require__.r(ns);
        var def = {};
        leafPrototypes = leafPrototypes || [
            null,
            getProto({}),
            getProto([]),
            getProto(getProto)
        ];
        for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)){
            Object.getOwnPropertyNames(current).forEach((key)=>def[key] = ()=>value[key]);
        }
        def['default'] = ()=>value;
        __nccwpck_require__.d(ns, def);
        return ns;
    };
})();
(()=>{
    __nccwpck_require__.d = (exports, definition)=>{
        for(var key in definition){
            if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
                Object.defineProperty(exports, key, {
                    enumerable: true,
                    get: definition[key]
                });
            }
        }
    };
})();
(()=>{
    __nccwpck_require__.f = {};
    __nccwpck_require__.e = (chunkId)=>{
        return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key)=>{
            __nccwpck_require__.f[key](chunkId, promises);
            return promises;
        }, []));
    };
})();
(()=>{
    __nccwpck_require__.u = (chunkId)=>{
        return "" + chunkId + ".index.js";
    };
})();
(()=>{
    __nccwpck_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
(()=>{
    __nccwpck_require__.r = (exports)=>{
        if (typeof Symbol !== 'undefined' && Symbol.toStringTag) {
            Object.defineProperty(exports, Symbol.toStringTag, {
                value: 'Module'
            });
        }
        Object.defineProperty(exports, '__esModule', {
            value: true
        });
    };
})();
(()=>{
    __nccwpck_require__.nmd = (module)=>{
        module.paths = [];
        if (!module.children) module.children = [];
        return module;
    };
})();
(()=>{
    var installedChunks = {
        8792: 0
    };
    var installChunk = (data)=>{
        var { ids, modules, runtime } = data;
        var moduleId, chunkId, i = 0;
        for(moduleId in modules){
            if (__nccwpck_require__.o(modules, moduleId)) {
                __nccwpck_require__.m[moduleId] = modules[moduleId];
            }
        }
        if (runtime) runtime(__nccwpck_require__);
        for(; i < ids.length; i++){
            chunkId = ids[i];
            if (__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
                installedChunks[chunkId][0]();
            }
            installedChunks[ids[i]] = 0;
        }
    };
    __nccwpck_require__.f.j = (chunkId, promises)=>{
        var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
        if (installedChunkData !== 0) {
            if (installedChunkData) {
                promises.push(installedChunkData[1]);
            } else {
                if (true) {
                    var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e)=>{
                        if (installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
                        throw e;
                    });
                    var promise = Promise.race([
                        promise,
                        new Promise((resolve)=>installedChunkData = installedChunks[chunkId] = [
                                resolve
                            ])
                    ]);
                    promises.push(installedChunkData[1] = promise);
                }
            }
        }
    };
})();
var __webpack_exports__ = {};
__nccwpck_require__.d(__webpack_exports__, {
    U: ()=>mainStep,
    F: ()=>postStep
});
var core = __nccwpck_require__(70950);
var exit_code = __nccwpck_require__(49014);
var action_log = __nccwpck_require__(6091);
var action_outputs = __nccwpck_require__(53679);
;
function reportCrash(thrown) {
    const cause = thrown instanceof Error ? thrown : new Error(String(thrown));
    (0, action_log.j)().say(cause.stack ?? cause.message);
    (0, action_outputs.Kn)({
        disposition: 'failed',
        'exit-code': exit_code.h.internal
    });
    (0, core.C1)(`Internal error: ${cause.message.replace(/^Internal error: /, '')} (a bug of Muster; finished work is safe)`);
}
var end_step = __nccwpck_require__(94443);
var external_node_fs_ = __nccwpck_require__(73024);
var external_os_ = __nccwpck_require__(70857);
var external_fs_ = __nccwpck_require__(79896);
;
var __awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
    function adopt(value) {
        return value instanceof P ? value : new P(function(resolve) {
            resolve(value);
        });
    }
    return new (P || (P = Promise))(function(resolve, reject) {
        function fulfilled(value) {
            try {
                step(generator.next(value));
            } catch (e) {
                reject(e);
            }
        }
        function rejected(value) {
            try {
                step(generator["throw"](value));
            } catch (e) {
                reject(e);
            }
        }
        function step(result) {
            result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
        }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};
const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor(){
        this._buffer = '';
    }
    filePath() {
        return __awaiter(this, void 0, void 0, function*() {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            } catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs).map(([key, value])=>` ${key}="${value}"`).join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    write(options) {
        return __awaiter(this, void 0, void 0, function*() {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, {
                encoding: 'utf8'
            });
            return this.emptyBuffer();
        });
    }
    clear() {
        return __awaiter(this, void 0, void 0, function*() {
            return this.emptyBuffer().write({
                overwrite: true
            });
        });
    }
    stringify() {
        return this._buffer;
    }
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, lang && {
            lang
        });
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map((item)=>this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    addTable(rows) {
        const tableBody = rows.map((row)=>{
            const cells = row.map((cell)=>{
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, colspan && {
                    colspan
                }), rowspan && {
                    rowspan
                });
                return this.wrap(tag, data, attrs);
            }).join('');
            return this.wrap('tr', cells);
        }).join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, width && {
            width
        }), height && {
            height
        });
        const element = this.wrap('img', null, Object.assign({
            src,
            alt
        }, attrs));
        return this.addRaw(element).addEOL();
    }
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = [
            'h1',
            'h2',
            'h3',
            'h4',
            'h5',
            'h6'
        ].includes(tag) ? tag : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    addQuote(text, cite) {
        const attrs = Object.assign({}, cite && {
            cite
        });
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    addLink(text, href) {
        const element = this.wrap('a', text, {
            href
        });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
const markdownSummary = null && _summary;
const summary = _summary;
var annotations = __nccwpck_require__(43170);
var github_summary = __nccwpck_require__(75824);
;
async function publish(outcome, env) {
    const { outputs, exitCode, findings, failedBecause } = outcome;
    (0, action_outputs.Kn)({
        disposition: failedBecause === undefined ? 'satisfied' : 'failed',
        ...outputs,
        'exit-code': exitCode
    });
    await writeSummary(outcome, env['GITHUB_STEP_SUMMARY']);
    const errors = annotations._x.errors - (failedBecause === undefined ? 0 : 1);
    for (const annotation of (0, annotations.mc)(findings, {
        ...annotations._x,
        errors
    }))annotate(annotation);
    if (failedBecause !== undefined) (0, core.C1)(failedBecause);
}
async function writeSummary({ summary: render }, path1) {
    if (render === undefined || path1 === undefined || !(0, external_node_fs_.existsSync)(path1)) return;
    const text = render(Math.max(0, github_summary.f - (0, external_node_fs_.statSync)(path1).size));
    if (text !== '') await summary.addRaw(text).write();
}
function annotate({ level, message, title, file, line, column }) {
    const issue1 = level === 'error' ? core.z3 : core.$e;
    issue1(message, {
        title,
        ...file === undefined ? {} : {
            file
        },
        ...line === undefined ? {} : {
            startLine: line
        },
        ...column === undefined ? {} : {
            startColumn: column
        }
    });
}
var external_node_path_ = __nccwpck_require__(76760);
var result = __nccwpck_require__(30315);
var redact = __nccwpck_require__(80298);
var option_spec = __nccwpck_require__(74866);
var options = __nccwpck_require__(94675);
;
const commandNames = null && [
    'init',
    'plan',
    'build-prompts',
    'run',
    'verify',
    'status',
    'explain',
    'resume',
    'retry',
    'mark',
    'reclaim',
    'join',
    'verify-manifest',
    'doctor',
    'completion'
];
const isCommandName = (word)=>commandNames.includes(word);
const shells = [
    'bash',
    'zsh',
    'fish'
];
const commands = {
    init: {
        summary: 'Write a small batch that works at once',
        about: 'Writes muster.yml, items.tsv, a prompt template, inputs, a worker and a GitHub workflow. With --skill: skills and roles that teach coding agents to work with Muster. Existing files are never overwritten without --force.',
        group: 'setup',
        examples: [
            {
                line: 'muster init',
                what: 'a batch with a shell worker, no agent needed'
            },
            {
                line: 'muster init review --runner claude',
                what: 'in the folder review, for Claude Code'
            },
            {
                line: 'muster init --skill',
                what: 'skills and roles for Claude Code and Codex, in a project that is there'
            }
        ],
        argument: {
            metavar: 'DIR',
            help: 'folder to write to (default: .)',
            isRequired: false
        },
        config: 'ignored'
    },
    plan: {
        summary: 'Split the items into shards',
        about: 'Writes the manifest: which items each shard holds, and its state. Planning again keeps what is verified and still fresh.',
        group: 'flow',
        examples: [
            {
                line: 'muster plan --items items.tsv --batch-size 10',
                what: 'ten items a shard'
            },
            {
                line: 'muster plan --explain',
                what: 'after a change: what is kept, what is stale, and why'
            }
        ],
        required: {
            items: 'plan splits this table into shards'
        },
        config: 'read'
    },
    'build-prompts': {
        summary: 'Write the prompt of every shard',
        about: 'Fills the template with the items of each shard.',
        group: 'flow',
        examples: [
            {
                line: 'muster build-prompts --items items.tsv --template prompt-template.md',
                what: 'one prompt a shard'
            }
        ],
        required: {
            items: 'its rows fill the prompts',
            template: 'the prompts are made from it'
        },
        config: 'read'
    },
    run: {
        summary: 'Run an agent on every pending shard and verify what it did',
        about: 'Claims shards, gives each prompt to the runner on stdin, checks outputs and QC, and records the result. Safe to start twice, to interrupt and to repeat.',
        group: 'flow',
        examples: [
            {
                line: 'muster run --runner claude --jobs 4 --timeout 30m',
                what: 'four agents at a time'
            },
            {
                line: "muster run --runner shell --shell-command './worker.sh'",
                what: 'any command that reads a prompt'
            }
        ],
        config: 'read'
    },
    verify: {
        summary: 'Check outputs and QC files, without running anything',
        about: 'Reads what is on disk and lists every problem, one a line. Exit code 0 only when there is none.',
        group: 'flow',
        examples: [
            {
                line: 'muster verify --items items.tsv',
                what: 'every item'
            },
            {
                line: "muster verify --shard shard_003 --forbid '(?i)lorem ipsum'",
                what: 'one shard, one more forbidden pattern'
            }
        ],
        config: 'read'
    },
    status: {
        summary: 'Show how far the batch is, what failed, what to do next',
        about: 'Counts, progress, time left, failures grouped by cause, and the next command.',
        group: 'flow',
        examples: [
            {
                line: 'muster status',
                what: 'for people'
            },
            {
                line: 'muster status --json',
                what: 'for programs'
            }
        ],
        config: 'read'
    },
    explain: {
        summary: 'Say why a shard or an item is in its state',
        about: 'Shows its attempts, its verdict, and whether and why it would run again.',
        group: 'care',
        examples: [
            {
                line: 'muster explain shard_003',
                what: 'a shard'
            },
            {
                line: 'muster explain chapter-12',
                what: 'an item'
            }
        ],
        argument: {
            metavar: 'SHARD|ITEM',
            help: 'id of a shard or of an item',
            isRequired: true
        },
        config: 'read'
    },
    resume: {
        summary: 'Print the next shard that needs work',
        about: 'Prints one line: shard, status, prompt and log, separated by tabs.',
        group: 'care',
        examples: [
            {
                line: 'muster resume',
                what: 'the first pending or failed shard'
            }
        ],
        config: 'read'
    },
    retry: {
        summary: 'Run failed shards again, all or by reason',
        about: 'Like run, on failed shards only.',
        group: 'care',
        examples: [
            {
                line: 'muster retry',
                what: 'everything that failed'
            },
            {
                line: 'muster retry --class rate timeout --jobs 2',
                what: 'only what may pass now'
            }
        ],
        config: 'read'
    },
    mark: {
        summary: "Set a shard's status by hand",
        about: 'For what a person decides: to skip a shard, to accept it, to have it run again.',
        group: 'care',
        examples: [
            {
                line: 'muster mark --shard shard_003 --status skipped',
                what: 'leave it out'
            }
        ],
        required: {
            shard: 'mark changes one shard',
            status: 'mark gives the shard this status'
        },
        config: 'read'
    },
    reclaim: {
        summary: 'Take back shards whose run has died',
        about: 'A shard whose owner is proved dead is taken back at once, others when they are old enough.',
        group: 'care',
        examples: [
            {
                line: 'muster reclaim --older-than 2h',
                what: 'what has been running for two hours'
            }
        ],
        required: {
            'older-than': 'an age decides where no proof of death can be had'
        },
        config: 'read'
    },
    join: {
        summary: 'Join what the jobs of a workflow run left',
        about: 'Takes the artifacts of a batch that ran on GitHub Actions from folders, verifies every output again, writes manifest and outputs here and decides by the policy. Exit code 0 only when it is satisfied.',
        group: 'care',
        examples: [
            {
                line: 'gh run download 123456 --dir artifacts && muster join --from artifacts',
                what: 'a whole workflow run'
            },
            {
                line: 'muster join --from artifacts --policy quorum=8',
                what: 'by another policy than the workflow had'
            }
        ],
        required: {
            from: 'the records lie there'
        },
        config: 'read'
    },
    'verify-manifest': {
        summary: 'Check a downloaded join artifact, offline',
        about: 'Computes every digest, the chain of records, the Merkle root and the signature again, and lists everything that is not as join.json says.',
        group: 'care',
        examples: [
            {
                line: 'muster verify-manifest muster-batch-join-1',
                what: 'a downloaded artifact'
            },
            {
                line: 'muster verify-manifest muster-batch-join-1 --key public.pem',
                what: 'and who signed it'
            }
        ],
        argument: {
            metavar: 'DIR|FILE',
            help: 'folder of the artifact, or its join.json',
            isRequired: true
        },
        config: 'ignored'
    },
    doctor: {
        summary: 'Check this machine and the settings',
        about: 'Says what is missing for the configured runner, and where each setting comes from.',
        group: 'setup',
        examples: [
            {
                line: 'muster doctor --runner codex',
                what: 'is codex installed and usable here?'
            }
        ],
        config: 'lenient'
    },
    completion: {
        summary: "Print a completion script for your shell",
        about: "Load the script in your shell to complete commands, options, words and shard ids.",
        group: 'setup',
        examples: [
            {
                line: 'source <(muster completion bash)',
                what: 'bash 4 or newer, and zsh with `zsh` instead'
            },
            {
                line: 'muster completion fish > ~/.config/fish/completions/muster.fish',
                what: 'fish'
            }
        ],
        argument: {
            metavar: 'SHELL',
            help: 'bash, zsh or fish',
            isRequired: true,
            values: shells
        },
        config: 'ignored'
    }
};
var option_text = __nccwpck_require__(17102);
;
function resolveSettings(layers) {
    const failures = [];
    const values = {};
    const sources = {};
    for (const option of options.f){
        const { value, source } = resolveOption(option, layers, failures);
        sources[option.field] = source;
        if (value !== undefined) values[option.field] = value;
    }
    if (failures.length > 0) return (0, result.wf)(failures);
    return (0, result.ok)({
        values: values,
        sources,
        ...layers.file !== undefined && {
            configFile: layers.file.path
        }
    });
}
function resolveOption(option, layers, failures) {
    const override = option.overrides?.[layers.command];
    const isFlagOnly = override?.isFlagOnly === true;
    const rules = {
        runners: layers.runners,
        isSingle: override?.isSingle === true,
        ...override?.values !== undefined && {
            values: override.values
        }
    };
    const read = (layer)=>readLayer(option, layer, rules, failures);
    const texts = textLayers(option, layers, {
        isFlagOnly,
        isSingle: rules.isSingle
    });
    const inFile = isFlagOnly ? undefined : fileValue(option, layers);
    if (option.kind === 'texts' && option.isAdded === true) {
        const lists = [
            inFile?.value,
            ...texts.toReversed().map(read)
        ].filter((list)=>list !== undefined);
        const source = texts[0]?.source ?? inFile?.source ?? {
            kind: 'default'
        };
        return {
            value: [
                ...new Set(lists.flat())
            ],
            source
        };
    }
    const read1 = texts.map((layer)=>({
            value: read(layer),
            source: layer.source
        }));
    return read1[0] ?? inFile ?? {
        value: defaultOf(option, layers),
        source: {
            kind: 'default'
        }
    };
}
function textLayers(option, layers, { isFlagOnly, isSingle }) {
    const found = [];
    const given = layers.flags.filter((flag)=>flag.key === option.key);
    const flag = (0, option_text.Lv)(option) && !isSingle ? given : given.slice(-1);
    if (flag.length > 0) {
        const name = `--${option.key}`;
        found.push({
            texts: flag.flatMap(({ texts })=>texts),
            name,
            source: {
                kind: 'flag',
                name
            }
        });
    }
    const input = layers.inputs?.[option.key];
    if (input !== undefined && input.trim() !== '') {
        found.push({
            texts: textsIn(option, input),
            name: `input ${option.key}`,
            source: {
                kind: 'input',
                name: option.key
            }
        });
    }
    const name = (0, option_spec.Iw)(option.key);
    const env = isFlagOnly || !(0, option_spec.xC)(option, layers.command) ? undefined : layers.env[name];
    if (env !== undefined && env !== '') {
        found.push({
            texts: textsIn(option, env),
            name,
            source: {
                kind: 'env',
                name
            }
        });
    }
    return found;
}
const textsIn = (option, text)=>option.kind === 'words' ? [
        text
    ] : (0, option_text.yv)(option, text);
function readLayer(option, layer, rules, failures) {
    const values = [];
    for (const text of elementsOf(option, layer, rules.isSingle)){
        const result = (0, option_text.yR)(option, text, rules);
        if (result.ok) values.push(result.value);
        else {
            failures.push({
                reason: 'setting-invalid',
                setting: option.key,
                source: layer.name,
                value: (0, option_text.f$)(option, text),
                expected: result.expected
            });
        }
    }
    return (0, option_text.Lv)(option) ? values : values[0];
}
function elementsOf(option, { texts }, isSingle) {
    if (option.kind !== 'words') return texts;
    const words = texts.flatMap((text)=>(0, option_text.yv)(option, text));
    return words.length === 0 || isSingle && words.length > 1 ? [
        texts.join(' ')
    ] : words;
}
function fileValue(option, layers) {
    const found = layers.file?.values.get(option.key);
    if (found === undefined || layers.file === undefined) return undefined;
    const value = option.kind === 'path' ? fromFolder(layers.file.folder, String(found.value)) : found.value;
    return {
        value,
        source: {
            kind: 'file',
            at: found.at
        }
    };
}
function defaultOf(option, layers) {
    if (option.default === undefined) return option.kind === 'texts' ? [] : undefined;
    if (option.kind === 'flag') return option.default;
    const text = String(option.default);
    if (option.kind === 'path') return fromFolder(layers.file?.folder ?? '.', text);
    if (option.kind === 'runner') return text;
    const result = (0, option_text.yR)(option, text, {
        runners: layers.runners
    });
    if (!result.ok) throw new Error(`Internal error: the default of --${option.key} is not ${result.expected}`);
    return result.value;
}
function fromFolder(folder, path1) {
    if (folder === '.' || path1.startsWith('/')) return path1;
    return path1 === '.' ? folder : `${folder}/${path1.replace(/^(\.\/)+/, '')}`;
}
;
async function loadSettings(given) {
    const runnerOption = options.f.find((option)=>option.kind === 'runner');
    const isNameable = runnerOption !== undefined && (0, option_spec.xC)(runnerOption, given.command);
    const layers = {
        ...given,
        runners: isNameable ? await given.runners() : []
    };
    if (given.isFileIgnored === true || commands[given.command].config === 'ignored') return resolveSettings(layers);
    const { readConfigFile } = await __nccwpck_require__.e(6894).then(__nccwpck_require__.bind(__nccwpck_require__, 36894));
    const file = await readConfigFile(given.config ?? (given.env['MUSTER_CONFIG'] || undefined), given.runners);
    if (!file.ok) {
        const rest = resolveSettings(layers);
        return (0, result.wf)([
            ...file.failures,
            ...rest.ok ? [] : rest.failures
        ]);
    }
    return resolveSettings({
        ...layers,
        ...file.value !== undefined && {
            file: file.value
        }
    });
}
function missingSettings(given, resolved) {
    const missing = [];
    const need = (key, why)=>{
        const option = options.f.find((candidate)=>candidate.key === key);
        if (option === undefined) throw new Error(`Internal error: no option ${key}`);
        const value = resolved.values[option.field];
        if (value !== undefined && (typeof value !== 'string' || value.trim() !== '')) return;
        const isFlag = option.overrides?.[given.command]?.isFlagOnly === true;
        missing.push({
            reason: 'setting-missing',
            setting: `--${key}`,
            why,
            ...isFlag && {
                isFlagOnly: true
            }
        });
    };
    for (const [key, why] of Object.entries(commands[given.command].required ?? {}))need(key, why);
    const { runner, dryRun: dryRun1 } = resolved.values;
    const isRun = given.command === 'run' || given.command === 'retry';
    if (isRun && runner === 'shell' && !dryRun1) need('shell-command', 'the runner is shell');
    return missing;
}
var registry = __nccwpck_require__(84594);
var job = __nccwpck_require__(72774);
;
const actionCommands = [
    'run',
    'verify',
    'plan',
    'shard',
    'join'
];
const notInputs = new Set([
    'json',
    'no-color',
    'mark-dry-run',
    'from',
    'artifact',
    'sign-key'
]);
const optionCommands = [
    'run',
    'verify',
    'plan',
    'join'
];
const inputKeys = options.f.filter((option)=>option.commands.length === 0 || optionCommands.some((command)=>(0, option_spec.xC)(option, command))).map(({ key })=>key).filter((key)=>!notInputs.has(key));
async function loadInputs(env) {
    const command = (0, job.R5)(env, 'command') || 'run';
    const config = (0, job.R5)(env, 'config');
    const isKnown = isActionCommand(command);
    const inputs = (0, job.TD)((key)=>(0, job.R5)(env, key));
    const failures = [
        ...isKnown ? [] : [
            commandFailure(command)
        ],
        ...inputs.ok ? [] : inputs.failures
    ];
    const given = {
        command: 'run',
        flags: [],
        inputs: Object.fromEntries(inputKeys.map((key)=>[
                key,
                (0, job.R5)(env, key)
            ])),
        env,
        runners: async ()=>registry.CP.map((kind)=>kind.name),
        ...config === '' ? {} : {
            config
        }
    };
    const resolved = await loadSettings(given);
    failures.push(...resolved.ok ? [] : resolved.failures);
    if (!resolved.ok || !inputs.ok || !isKnown) return (0, result.wf)(failures);
    const isRunning = command === 'run' || command === 'shard';
    const needing = isRunning ? 'run' : command === 'join' ? undefined : command;
    if (needing !== undefined) failures.push(...missingSettings({
        ...given,
        command: needing
    }, resolved.value));
    if (isRunning) failures.push(...missingRunner(resolved.value));
    return failures.length > 0 ? (0, result.wf)(failures) : (0, result.ok)({
        command,
        resolved: resolved.value,
        inputs: inputs.value
    });
}
const isActionCommand = (word)=>actionCommands.includes(word);
function commandFailure(value) {
    const expected = `one of ${actionCommands.join(', ')}`;
    return {
        reason: 'setting-invalid',
        setting: 'command',
        source: 'input command',
        value,
        expected
    };
}
function missingRunner({ values, sources }) {
    if (values.dryRun || sources.runner.kind !== 'default') return [];
    return [
        {
            reason: 'setting-missing',
            setting: 'runner',
            why: 'it runs the prompts; dry-run: true only lists what would run'
        }
    ];
}
var action_outcome = __nccwpck_require__(63366);
var secrets = __nccwpck_require__(97560);
;
const loadCommand = {
    run: async (context)=>(await Promise.all([
            __nccwpck_require__.e(6793),
            __nccwpck_require__.e(9183),
            __nccwpck_require__.e(3848),
            __nccwpck_require__.e(134),
            __nccwpck_require__.e(4960),
            __nccwpck_require__.e(7087),
            __nccwpck_require__.e(8407),
            __nccwpck_require__.e(5900),
            __nccwpck_require__.e(1153)
        ]).then(__nccwpck_require__.bind(__nccwpck_require__, 51153))).runCommand(context),
    verify: async (context)=>(await Promise.all([
            __nccwpck_require__.e(3848),
            __nccwpck_require__.e(7812)
        ]).then(__nccwpck_require__.bind(__nccwpck_require__, 97812))).verifyCommand(context),
    plan: async (context)=>context.job.hasService ? (await Promise.all([
            __nccwpck_require__.e(9183),
            __nccwpck_require__.e(3848),
            __nccwpck_require__.e(134),
            __nccwpck_require__.e(6797),
            __nccwpck_require__.e(7087),
            __nccwpck_require__.e(6881)
        ]).then(__nccwpck_require__.bind(__nccwpck_require__, 9452))).planGroupCommand(context) : (await Promise.all([
            __nccwpck_require__.e(9183),
            __nccwpck_require__.e(3848),
            __nccwpck_require__.e(134),
            __nccwpck_require__.e(7087),
            __nccwpck_require__.e(1468)
        ]).then(__nccwpck_require__.bind(__nccwpck_require__, 85))).planCommand(context),
    shard: async (context)=>(await Promise.all([
            __nccwpck_require__.e(6793),
            __nccwpck_require__.e(9183),
            __nccwpck_require__.e(3848),
            __nccwpck_require__.e(134),
            __nccwpck_require__.e(4960),
            __nccwpck_require__.e(6797),
            __nccwpck_require__.e(8407),
            __nccwpck_require__.e(5900),
            __nccwpck_require__.e(9766)
        ]).then(__nccwpck_require__.bind(__nccwpck_require__, 63461))).shardCommand(context),
    join: async (context)=>(await Promise.all([
            __nccwpck_require__.e(9183),
            __nccwpck_require__.e(3848),
            __nccwpck_require__.e(134),
            __nccwpck_require__.e(6797),
            __nccwpck_require__.e(8407),
            __nccwpck_require__.e(4026)
        ]).then(__nccwpck_require__.bind(__nccwpck_require__, 64026))).joinCommand(context)
};
async function runAction(env, platform) {
    const log = (0, action_log.j)();
    const root = (0, external_node_path_.resolve)(env['GITHUB_WORKSPACE'] ?? '');
    const toRepositoryPath = (path1)=>(0, external_node_path_.relative)(root, (0, external_node_path_.resolve)(path1));
    if (platform === 'win32') {
        return (0, action_outcome.i)({
            log,
            toRepositoryPath
        }, [
            {
                reason: 'platform-unsupported',
                platform
            }
        ], 'nothing was done');
    }
    const inputs = await loadInputs(env);
    if (!inputs.ok) return (0, action_outcome.i)({
        log,
        toRepositoryPath
    }, inputs.failures, 'nothing was done');
    const { command, ...given } = inputs.value;
    const redactor = await hideSecrets(command, given.resolved.values, env);
    if (!redactor.ok) return (0, action_outcome.i)({
        log,
        toRepositoryPath
    }, redactor.failures, 'nothing was done');
    const outcome = await loadCommand[command]({
        ...given,
        job: (0, job.XG)(env),
        env,
        log: (0, action_log.j)(redactor.value),
        redactor: redactor.value,
        toRepositoryPath
    });
    return (0, secrets.A)(outcome, redactor.value);
}
async function hideSecrets(command, settings, env) {
    if (command !== 'run' && command !== 'shard') return (0, result.ok)((0, redact.p)([]));
    const { agentSecrets, openAgentRedactor } = await __nccwpck_require__.e(4623).then(__nccwpck_require__.bind(__nccwpck_require__, 54623));
    (0, secrets.Q)(agentSecrets(settings, env), env);
    return openAgentRedactor(settings, env);
}
;
const crash = (thrown)=>{
    reportCrash(thrown);
    process.exit(1);
};
async function mainStep() {
    process.on('uncaughtException', crash);
    process.on('unhandledRejection', crash);
    await publish(await runAction(process.env, process.platform), process.env);
    await (0, end_step.C)();
}
;
const postStep = async ()=>(await Promise.all([
        __nccwpck_require__.e(9183),
        __nccwpck_require__.e(322)
    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 8781))).postStep();
var __webpack_exports__mainStep = __webpack_exports__.U;
var __webpack_exports__postStep = __webpack_exports__.F;
export { __webpack_exports__mainStep as mainStep, __webpack_exports__postStep as postStep };
