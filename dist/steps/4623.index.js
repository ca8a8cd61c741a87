export const id = 4623;
export const ids = [
    4623
];
export const modules = {
    54623: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            agentSecrets: ()=>agentSecrets,
            openAgentRedactor: ()=>openAgentRedactor
        });
        var result = __webpack_require__(30315);
        var redact = __webpack_require__(80298);
        ;
        const leastSecretLength = 6;
        const secretName = /(?:^|[_-])(?:KEYS?|TOKENS?|SECRETS?|PASS|PASSPHRASE|CREDENTIALS?|AUTH)(?:$|[_-])|(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD)$/i;
        const armour = /^-----(?:BEGIN|END) [A-Z0-9 ]+-----$/;
        function collectSecrets({ env, agentEnv, runnerPass = [], registered = [] }) {
            const values = [
                ...registered
            ];
            for (const wish of agentEnv){
                const at = wish.indexOf('=');
                if (at >= 0) values.push(wish.slice(at + 1));
                else if (wish !== '*') values.push(...valuesOf(env, wish, ()=>true));
            }
            for (const wish of [
                '*',
                ...runnerPass
            ])values.push(...valuesOf(env, wish, (name)=>secretName.test(name)));
            const secrets = new Set();
            for (const value of values)for (const part of [
                value,
                ...value.split(/\r\n|\r|\n/)
            ])addSecret(secrets, part);
            return [
                ...secrets
            ].toSorted((a, b)=>b.length - a.length || (a < b ? -1 : 1));
        }
        function addSecret(secrets, text) {
            const trimmed = text.trim();
            if (trimmed.length >= leastSecretLength && !armour.test(trimmed)) secrets.add(trimmed);
        }
        function valuesOf(env, wish, isWanted) {
            const prefix = wish.endsWith('*') ? wish.slice(0, -1) : undefined;
            return Object.entries(env).flatMap(([name, value])=>{
                const isNamed = prefix === undefined ? name === wish : name.startsWith(prefix);
                return isNamed && value !== undefined && isWanted(name) && !isPath(name, value) ? [
                    value
                ] : [];
            });
        }
        const isPath = (name, value)=>/SOCK|PATH|FILE|CREDENTIALS$/.test(name) && value.startsWith('/');
        var registry = __webpack_require__(84594);
        ;
        const agentSecrets = ({ agentEnv, runner }, env)=>collectSecrets({
                env,
                agentEnv,
                runnerPass: (0, registry.qt)(runner)?.passEnv ?? []
            });
        function openAgentRedactor(settings, env) {
            try {
                return (0, result.ok)((0, redact.p)(agentSecrets(settings, env)));
            } catch (error) {
                const expected = `secrets that can be searched for: ${error.message}`;
                const [setting, value] = [
                    'agent-env',
                    '(secret)'
                ];
                return (0, result.fJ)({
                    reason: 'setting-invalid',
                    setting,
                    source: setting,
                    value,
                    expected
                });
            }
        }
    })
};
