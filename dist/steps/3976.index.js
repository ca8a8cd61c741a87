export const id = 3976;
export const ids = [
    3976
];
export const modules = {
    33976: ((module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.MissingRefError = exports.ValidationError = exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = exports.Ajv2020 = void 0;
        const core_1 = __webpack_require__(51943);
        const draft2020_1 = __webpack_require__(65460);
        const discriminator_1 = __webpack_require__(48248);
        const json_schema_2020_12_1 = __webpack_require__(30885);
        const META_SCHEMA_ID = "https://json-schema.org/draft/2020-12/schema";
        class Ajv2020 extends core_1.default {
            constructor(opts = {}){
                super({
                    ...opts,
                    dynamicRef: true,
                    next: true,
                    unevaluated: true
                });
            }
            _addVocabularies() {
                super._addVocabularies();
                draft2020_1.default.forEach((v)=>this.addVocabulary(v));
                if (this.opts.discriminator) this.addKeyword(discriminator_1.default);
            }
            _addDefaultMetaSchema() {
                super._addDefaultMetaSchema();
                const { $data, meta } = this.opts;
                if (!meta) return;
                json_schema_2020_12_1.default.call(this, $data);
                this.refs["http://json-schema.org/schema"] = META_SCHEMA_ID;
            }
            defaultMeta() {
                return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(META_SCHEMA_ID) ? META_SCHEMA_ID : undefined);
            }
        }
        exports.Ajv2020 = Ajv2020;
        module.exports = exports = Ajv2020;
        module.exports.Ajv2020 = Ajv2020;
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports["default"] = Ajv2020;
        var validate_1 = __webpack_require__(37663);
        Object.defineProperty(exports, "KeywordCxt", {
            enumerable: true,
            get: function() {
                return validate_1.KeywordCxt;
            }
        });
        var codegen_1 = __webpack_require__(77034);
        Object.defineProperty(exports, "_", {
            enumerable: true,
            get: function() {
                return codegen_1._;
            }
        });
        Object.defineProperty(exports, "str", {
            enumerable: true,
            get: function() {
                return codegen_1.str;
            }
        });
        Object.defineProperty(exports, "stringify", {
            enumerable: true,
            get: function() {
                return codegen_1.stringify;
            }
        });
        Object.defineProperty(exports, "nil", {
            enumerable: true,
            get: function() {
                return codegen_1.nil;
            }
        });
        Object.defineProperty(exports, "Name", {
            enumerable: true,
            get: function() {
                return codegen_1.Name;
            }
        });
        Object.defineProperty(exports, "CodeGen", {
            enumerable: true,
            get: function() {
                return codegen_1.CodeGen;
            }
        });
        var validation_error_1 = __webpack_require__(65783);
        Object.defineProperty(exports, "ValidationError", {
            enumerable: true,
            get: function() {
                return validation_error_1.default;
            }
        });
        var ref_error_1 = __webpack_require__(6324);
        Object.defineProperty(exports, "MissingRefError", {
            enumerable: true,
            get: function() {
                return ref_error_1.default;
            }
        });
    }),
    30885: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        const metaSchema = __webpack_require__(12538);
        const applicator = __webpack_require__(82684);
        const unevaluated = __webpack_require__(26543);
        const content = __webpack_require__(33934);
        const core = __webpack_require__(81274);
        const format = __webpack_require__(44184);
        const metadata = __webpack_require__(27671);
        const validation = __webpack_require__(33278);
        const META_SUPPORT_DATA = [
            "/properties"
        ];
        function addMetaSchema2020($data) {
            ;
            [
                metaSchema,
                applicator,
                unevaluated,
                content,
                core,
                with$data(this, format),
                metadata,
                with$data(this, validation)
            ].forEach((sch)=>this.addMetaSchema(sch, undefined, false));
            return this;
            function with$data(ajv, sch) {
                return $data ? ajv.$dataMetaSchema(sch, META_SUPPORT_DATA) : sch;
            }
        }
        exports["default"] = addMetaSchema2020;
    }),
    70680: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        const dependencies_1 = __webpack_require__(13084);
        const def = {
            keyword: "dependentSchemas",
            type: "object",
            schemaType: "object",
            code: (cxt)=>(0, dependencies_1.validateSchemaDeps)(cxt)
        };
        exports["default"] = def;
    }),
    65460: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        const core_1 = __webpack_require__(48319);
        const validation_1 = __webpack_require__(27387);
        const applicator_1 = __webpack_require__(70225);
        const dynamic_1 = __webpack_require__(24485);
        const next_1 = __webpack_require__(32614);
        const unevaluated_1 = __webpack_require__(58436);
        const format_1 = __webpack_require__(66155);
        const metadata_1 = __webpack_require__(16258);
        const draft2020Vocabularies = [
            dynamic_1.default,
            core_1.default,
            validation_1.default,
            (0, applicator_1.default)(true),
            format_1.default,
            metadata_1.metadataVocabulary,
            metadata_1.contentVocabulary,
            next_1.default,
            unevaluated_1.default
        ];
        exports["default"] = draft2020Vocabularies;
    }),
    4021: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.dynamicAnchor = void 0;
        const codegen_1 = __webpack_require__(77034);
        const names_1 = __webpack_require__(22108);
        const compile_1 = __webpack_require__(68816);
        const ref_1 = __webpack_require__(31034);
        const def = {
            keyword: "$dynamicAnchor",
            schemaType: "string",
            code: (cxt)=>dynamicAnchor(cxt, cxt.schema)
        };
        function dynamicAnchor(cxt, anchor) {
            const { gen, it } = cxt;
            it.schemaEnv.root.dynamicAnchors[anchor] = true;
            const v = (0, codegen_1._)`${names_1.default.dynamicAnchors}${(0, codegen_1.getProperty)(anchor)}`;
            const validate = it.errSchemaPath === "#" ? it.validateName : _getValidate(cxt);
            gen.if((0, codegen_1._)`!${v}`, ()=>gen.assign(v, validate));
        }
        exports.dynamicAnchor = dynamicAnchor;
        function _getValidate(cxt) {
            const { schemaEnv, schema, self } = cxt.it;
            const { root, baseId, localRefs, meta } = schemaEnv.root;
            const { schemaId } = self.opts;
            const sch = new compile_1.SchemaEnv({
                schema,
                schemaId,
                root,
                baseId,
                localRefs,
                meta
            });
            compile_1.compileSchema.call(self, sch);
            return (0, ref_1.getValidate)(cxt, sch);
        }
        exports["default"] = def;
    }),
    16099: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.dynamicRef = void 0;
        const codegen_1 = __webpack_require__(77034);
        const names_1 = __webpack_require__(22108);
        const ref_1 = __webpack_require__(31034);
        const def = {
            keyword: "$dynamicRef",
            schemaType: "string",
            code: (cxt)=>dynamicRef(cxt, cxt.schema)
        };
        function dynamicRef(cxt, ref) {
            const { gen, keyword, it } = cxt;
            if (ref[0] !== "#") throw new Error(`"${keyword}" only supports hash fragment reference`);
            const anchor = ref.slice(1);
            if (it.allErrors) {
                _dynamicRef();
            } else {
                const valid = gen.let("valid", false);
                _dynamicRef(valid);
                cxt.ok(valid);
            }
            function _dynamicRef(valid) {
                if (it.schemaEnv.root.dynamicAnchors[anchor]) {
                    const v = gen.let("_v", (0, codegen_1._)`${names_1.default.dynamicAnchors}${(0, codegen_1.getProperty)(anchor)}`);
                    gen.if(v, _callRef(v, valid), _callRef(it.validateName, valid));
                } else {
                    _callRef(it.validateName, valid)();
                }
            }
            function _callRef(validate, valid) {
                return valid ? ()=>gen.block(()=>{
                        (0, ref_1.callRef)(cxt, validate);
                        gen.let(valid, true);
                    }) : ()=>(0, ref_1.callRef)(cxt, validate);
            }
        }
        exports.dynamicRef = dynamicRef;
        exports["default"] = def;
    }),
    24485: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        const dynamicAnchor_1 = __webpack_require__(4021);
        const dynamicRef_1 = __webpack_require__(16099);
        const recursiveAnchor_1 = __webpack_require__(83720);
        const recursiveRef_1 = __webpack_require__(45992);
        const dynamic = [
            dynamicAnchor_1.default,
            dynamicRef_1.default,
            recursiveAnchor_1.default,
            recursiveRef_1.default
        ];
        exports["default"] = dynamic;
    }),
    83720: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        const dynamicAnchor_1 = __webpack_require__(4021);
        const util_1 = __webpack_require__(83642);
        const def = {
            keyword: "$recursiveAnchor",
            schemaType: "boolean",
            code (cxt) {
                if (cxt.schema) (0, dynamicAnchor_1.dynamicAnchor)(cxt, "");
                else (0, util_1.checkStrictMode)(cxt.it, "$recursiveAnchor: false is ignored");
            }
        };
        exports["default"] = def;
    }),
    45992: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        const dynamicRef_1 = __webpack_require__(16099);
        const def = {
            keyword: "$recursiveRef",
            schemaType: "string",
            code: (cxt)=>(0, dynamicRef_1.dynamicRef)(cxt, cxt.schema)
        };
        exports["default"] = def;
    }),
    32614: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        const dependentRequired_1 = __webpack_require__(28953);
        const dependentSchemas_1 = __webpack_require__(70680);
        const limitContains_1 = __webpack_require__(63717);
        const next = [
            dependentRequired_1.default,
            dependentSchemas_1.default,
            limitContains_1.default
        ];
        exports["default"] = next;
    }),
    58436: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        const unevaluatedProperties_1 = __webpack_require__(28141);
        const unevaluatedItems_1 = __webpack_require__(40374);
        const unevaluated = [
            unevaluatedProperties_1.default,
            unevaluatedItems_1.default
        ];
        exports["default"] = unevaluated;
    }),
    40374: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        const codegen_1 = __webpack_require__(77034);
        const util_1 = __webpack_require__(83642);
        const error = {
            message: ({ params: { len } })=>(0, codegen_1.str)`must NOT have more than ${len} items`,
            params: ({ params: { len } })=>(0, codegen_1._)`{limit: ${len}}`
        };
        const def = {
            keyword: "unevaluatedItems",
            type: "array",
            schemaType: [
                "boolean",
                "object"
            ],
            error,
            code (cxt) {
                const { gen, schema, data, it } = cxt;
                const items = it.items || 0;
                if (items === true) return;
                const len = gen.const("len", (0, codegen_1._)`${data}.length`);
                if (schema === false) {
                    cxt.setParams({
                        len: items
                    });
                    cxt.fail((0, codegen_1._)`${len} > ${items}`);
                } else if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
                    const valid = gen.var("valid", (0, codegen_1._)`${len} <= ${items}`);
                    gen.if((0, codegen_1.not)(valid), ()=>validateItems(valid, items));
                    cxt.ok(valid);
                }
                it.items = true;
                function validateItems(valid, from) {
                    gen.forRange("i", from, len, (i)=>{
                        cxt.subschema({
                            keyword: "unevaluatedItems",
                            dataProp: i,
                            dataPropType: util_1.Type.Num
                        }, valid);
                        if (!it.allErrors) gen.if((0, codegen_1.not)(valid), ()=>gen.break());
                    });
                }
            }
        };
        exports["default"] = def;
    }),
    28141: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        const codegen_1 = __webpack_require__(77034);
        const util_1 = __webpack_require__(83642);
        const names_1 = __webpack_require__(22108);
        const error = {
            message: "must NOT have unevaluated properties",
            params: ({ params })=>(0, codegen_1._)`{unevaluatedProperty: ${params.unevaluatedProperty}}`
        };
        const def = {
            keyword: "unevaluatedProperties",
            type: "object",
            schemaType: [
                "boolean",
                "object"
            ],
            trackErrors: true,
            error,
            code (cxt) {
                const { gen, schema, data, errsCount, it } = cxt;
                if (!errsCount) throw new Error("ajv implementation error");
                const { allErrors, props } = it;
                if (props instanceof codegen_1.Name) {
                    gen.if((0, codegen_1._)`${props} !== true`, ()=>gen.forIn("key", data, (key)=>gen.if(unevaluatedDynamic(props, key), ()=>unevaluatedPropCode(key))));
                } else if (props !== true) {
                    gen.forIn("key", data, (key)=>props === undefined ? unevaluatedPropCode(key) : gen.if(unevaluatedStatic(props, key), ()=>unevaluatedPropCode(key)));
                }
                it.props = true;
                cxt.ok((0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
                function unevaluatedPropCode(key) {
                    if (schema === false) {
                        cxt.setParams({
                            unevaluatedProperty: key
                        });
                        cxt.error();
                        if (!allErrors) gen.break();
                        return;
                    }
                    if (!(0, util_1.alwaysValidSchema)(it, schema)) {
                        const valid = gen.name("valid");
                        cxt.subschema({
                            keyword: "unevaluatedProperties",
                            dataProp: key,
                            dataPropType: util_1.Type.Str
                        }, valid);
                        if (!allErrors) gen.if((0, codegen_1.not)(valid), ()=>gen.break());
                    }
                }
                function unevaluatedDynamic(evaluatedProps, key) {
                    return (0, codegen_1._)`!${evaluatedProps} || !${evaluatedProps}[${key}]`;
                }
                function unevaluatedStatic(evaluatedProps, key) {
                    const ps = [];
                    for(const p in evaluatedProps){
                        if (evaluatedProps[p] === true) ps.push((0, codegen_1._)`${key} !== ${p}`);
                    }
                    return (0, codegen_1.and)(...ps);
                }
            }
        };
        exports["default"] = def;
    }),
    28953: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        const dependencies_1 = __webpack_require__(13084);
        const def = {
            keyword: "dependentRequired",
            type: "object",
            schemaType: "object",
            error: dependencies_1.error,
            code: (cxt)=>(0, dependencies_1.validatePropertyDeps)(cxt)
        };
        exports["default"] = def;
    }),
    63717: ((__unused_webpack_module, exports, __webpack_require__)=>{
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        const util_1 = __webpack_require__(83642);
        const def = {
            keyword: [
                "maxContains",
                "minContains"
            ],
            type: "array",
            schemaType: "number",
            code ({ keyword, parentSchema, it }) {
                if (parentSchema.contains === undefined) {
                    (0, util_1.checkStrictMode)(it, `"${keyword}" without "contains" is ignored`);
                }
            }
        };
        exports["default"] = def;
    }),
    82684: ((module)=>{
        module.exports = JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://json-schema.org/draft/2020-12/meta/applicator","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/applicator":true},"$dynamicAnchor":"meta","title":"Applicator vocabulary meta-schema","type":["object","boolean"],"properties":{"prefixItems":{"$ref":"#/$defs/schemaArray"},"items":{"$dynamicRef":"#meta"},"contains":{"$dynamicRef":"#meta"},"additionalProperties":{"$dynamicRef":"#meta"},"properties":{"type":"object","additionalProperties":{"$dynamicRef":"#meta"},"default":{}},"patternProperties":{"type":"object","additionalProperties":{"$dynamicRef":"#meta"},"propertyNames":{"format":"regex"},"default":{}},"dependentSchemas":{"type":"object","additionalProperties":{"$dynamicRef":"#meta"},"default":{}},"propertyNames":{"$dynamicRef":"#meta"},"if":{"$dynamicRef":"#meta"},"then":{"$dynamicRef":"#meta"},"else":{"$dynamicRef":"#meta"},"allOf":{"$ref":"#/$defs/schemaArray"},"anyOf":{"$ref":"#/$defs/schemaArray"},"oneOf":{"$ref":"#/$defs/schemaArray"},"not":{"$dynamicRef":"#meta"}},"$defs":{"schemaArray":{"type":"array","minItems":1,"items":{"$dynamicRef":"#meta"}}}}');
    }),
    33934: ((module)=>{
        module.exports = JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://json-schema.org/draft/2020-12/meta/content","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/content":true},"$dynamicAnchor":"meta","title":"Content vocabulary meta-schema","type":["object","boolean"],"properties":{"contentEncoding":{"type":"string"},"contentMediaType":{"type":"string"},"contentSchema":{"$dynamicRef":"#meta"}}}');
    }),
    81274: ((module)=>{
        module.exports = JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://json-schema.org/draft/2020-12/meta/core","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/core":true},"$dynamicAnchor":"meta","title":"Core vocabulary meta-schema","type":["object","boolean"],"properties":{"$id":{"$ref":"#/$defs/uriReferenceString","$comment":"Non-empty fragments not allowed.","pattern":"^[^#]*#?$"},"$schema":{"$ref":"#/$defs/uriString"},"$ref":{"$ref":"#/$defs/uriReferenceString"},"$anchor":{"$ref":"#/$defs/anchorString"},"$dynamicRef":{"$ref":"#/$defs/uriReferenceString"},"$dynamicAnchor":{"$ref":"#/$defs/anchorString"},"$vocabulary":{"type":"object","propertyNames":{"$ref":"#/$defs/uriString"},"additionalProperties":{"type":"boolean"}},"$comment":{"type":"string"},"$defs":{"type":"object","additionalProperties":{"$dynamicRef":"#meta"}}},"$defs":{"anchorString":{"type":"string","pattern":"^[A-Za-z_][-A-Za-z0-9._]*$"},"uriString":{"type":"string","format":"uri"},"uriReferenceString":{"type":"string","format":"uri-reference"}}}');
    }),
    44184: ((module)=>{
        module.exports = JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://json-schema.org/draft/2020-12/meta/format-annotation","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/format-annotation":true},"$dynamicAnchor":"meta","title":"Format vocabulary meta-schema for annotation results","type":["object","boolean"],"properties":{"format":{"type":"string"}}}');
    }),
    27671: ((module)=>{
        module.exports = JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://json-schema.org/draft/2020-12/meta/meta-data","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/meta-data":true},"$dynamicAnchor":"meta","title":"Meta-data vocabulary meta-schema","type":["object","boolean"],"properties":{"title":{"type":"string"},"description":{"type":"string"},"default":true,"deprecated":{"type":"boolean","default":false},"readOnly":{"type":"boolean","default":false},"writeOnly":{"type":"boolean","default":false},"examples":{"type":"array","items":true}}}');
    }),
    26543: ((module)=>{
        module.exports = JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://json-schema.org/draft/2020-12/meta/unevaluated","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/unevaluated":true},"$dynamicAnchor":"meta","title":"Unevaluated applicator vocabulary meta-schema","type":["object","boolean"],"properties":{"unevaluatedItems":{"$dynamicRef":"#meta"},"unevaluatedProperties":{"$dynamicRef":"#meta"}}}');
    }),
    33278: ((module)=>{
        module.exports = JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://json-schema.org/draft/2020-12/meta/validation","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/validation":true},"$dynamicAnchor":"meta","title":"Validation vocabulary meta-schema","type":["object","boolean"],"properties":{"type":{"anyOf":[{"$ref":"#/$defs/simpleTypes"},{"type":"array","items":{"$ref":"#/$defs/simpleTypes"},"minItems":1,"uniqueItems":true}]},"const":true,"enum":{"type":"array","items":true},"multipleOf":{"type":"number","exclusiveMinimum":0},"maximum":{"type":"number"},"exclusiveMaximum":{"type":"number"},"minimum":{"type":"number"},"exclusiveMinimum":{"type":"number"},"maxLength":{"$ref":"#/$defs/nonNegativeInteger"},"minLength":{"$ref":"#/$defs/nonNegativeIntegerDefault0"},"pattern":{"type":"string","format":"regex"},"maxItems":{"$ref":"#/$defs/nonNegativeInteger"},"minItems":{"$ref":"#/$defs/nonNegativeIntegerDefault0"},"uniqueItems":{"type":"boolean","default":false},"maxContains":{"$ref":"#/$defs/nonNegativeInteger"},"minContains":{"$ref":"#/$defs/nonNegativeInteger","default":1},"maxProperties":{"$ref":"#/$defs/nonNegativeInteger"},"minProperties":{"$ref":"#/$defs/nonNegativeIntegerDefault0"},"required":{"$ref":"#/$defs/stringArray"},"dependentRequired":{"type":"object","additionalProperties":{"$ref":"#/$defs/stringArray"}}},"$defs":{"nonNegativeInteger":{"type":"integer","minimum":0},"nonNegativeIntegerDefault0":{"$ref":"#/$defs/nonNegativeInteger","default":0},"simpleTypes":{"enum":["array","boolean","integer","null","number","object","string"]},"stringArray":{"type":"array","items":{"type":"string"},"uniqueItems":true,"default":[]}}}');
    }),
    12538: ((module)=>{
        module.exports = JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://json-schema.org/draft/2020-12/schema","$vocabulary":{"https://json-schema.org/draft/2020-12/vocab/core":true,"https://json-schema.org/draft/2020-12/vocab/applicator":true,"https://json-schema.org/draft/2020-12/vocab/unevaluated":true,"https://json-schema.org/draft/2020-12/vocab/validation":true,"https://json-schema.org/draft/2020-12/vocab/meta-data":true,"https://json-schema.org/draft/2020-12/vocab/format-annotation":true,"https://json-schema.org/draft/2020-12/vocab/content":true},"$dynamicAnchor":"meta","title":"Core and Validation specifications meta-schema","allOf":[{"$ref":"meta/core"},{"$ref":"meta/applicator"},{"$ref":"meta/unevaluated"},{"$ref":"meta/validation"},{"$ref":"meta/meta-data"},{"$ref":"meta/format-annotation"},{"$ref":"meta/content"}],"type":["object","boolean"],"$comment":"This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.","properties":{"definitions":{"$comment":"\\"definitions\\" has been replaced by \\"$defs\\".","type":"object","additionalProperties":{"$dynamicRef":"#meta"},"deprecated":true,"default":{}},"dependencies":{"$comment":"\\"dependencies\\" has been split and replaced by \\"dependentSchemas\\" and \\"dependentRequired\\" in order to serve their differing semantics.","type":"object","additionalProperties":{"anyOf":[{"$dynamicRef":"#meta"},{"$ref":"meta/validation#/$defs/stringArray"}]},"deprecated":true,"default":{}},"$recursiveAnchor":{"$comment":"\\"$recursiveAnchor\\" has been replaced by \\"$dynamicAnchor\\".","$ref":"meta/core#/$defs/anchorString","deprecated":true},"$recursiveRef":{"$comment":"\\"$recursiveRef\\" has been replaced by \\"$dynamicRef\\".","$ref":"meta/core#/$defs/uriReferenceString","deprecated":true}}}');
    })
};
