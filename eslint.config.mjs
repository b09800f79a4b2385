import comments from '@eslint-community/eslint-plugin-eslint-comments';
import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import vue from 'eslint-plugin-vue';

const typed = ['**/*.ts', '**/*.vue'];

const acrossRooms = {
  regex: String.raw`^(\.\./)+(shared|electron|renderer|tests|build)/`,
  message: 'Between top-level folders use the aliases @shared/, @electron/, @renderer/, @tests/ and @build/.',
};

export default tseslint.config(
  {
    ignores: ['node_modules/', 'out/', 'dist/', 'test-results/', 'playwright-report/', 'coverage/', '**/generated/'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: { globals: globals.node },
  },
  {
    files: typed,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.lint.json'],
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.vue'],
      },
    },
    rules: {
      // The compiler checks these two, and knows the globals.
      'no-undef': 'off',
      'no-unused-vars': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // Letters of a card are single code points.
      '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }, 'string'] }],
      // Handlers and callbacks in one line read better without braces.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Our interfaces are written with methods, and what useI18n() and the like return is meant to be taken apart.
      '@typescript-eslint/unbound-method': 'off',
      // A type parameter may name what a caller gets although it stands in one place only.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    files: ['**/*.vue'],
    extends: [vue.configs['flat/recommended']],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
    rules: {
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/component-api-style': ['error', ['script-setup']],
      'vue/no-v-html': 'error',
      'vue/multi-word-component-names': 'off',
      // An optional property is undefined when it is left out, as everywhere in TypeScript.
      'vue/require-default-prop': 'off',
      // Layout of templates is the author's.
      'vue/html-self-closing': 'off',
      'vue/max-attributes-per-line': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/multiline-html-element-content-newline': 'off',
      'vue/html-indent': 'off',
      'vue/html-closing-bracket-newline': 'off',
      'vue/first-attribute-linebreak': 'off',
      'vue/attributes-order': 'off',
    },
  },
  {
    plugins: { '@eslint-community/eslint-comments': comments },
    rules: {
      '@eslint-community/eslint-comments/require-description': ['error', { ignore: ['eslint-enable'] }],
      '@eslint-community/eslint-comments/no-unlimited-disable': 'error',
      eqeqeq: 'error',
      'no-restricted-imports': ['error', { patterns: [acrossRooms] }],
    },
  },
  {
    files: ['shared/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'Time enters shared/ only as a logged action of the clock.' },
        { name: 'performance', message: 'Time enters shared/ only as a logged action of the clock.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness is seeded and is handed in.' },
      ],
    },
  },
  {
    files: ['electron/**/*.ts'],
    ignores: ['electron/ipc/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [acrossRooms],
          paths: [
            {
              name: 'electron',
              importNames: ['ipcMain'],
              message: 'Only electron/ipc touches ipcMain: there the sender and the schema are always checked.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['tests/**/*.ts'],
    rules: {
      // Fixtures of Playwright are declared with `use` functions, and tests may be async for symmetry.
      '@typescript-eslint/require-await': 'off',
      'no-empty-pattern': 'off',
      // Vitest's matchers, such as expect.any(Number), are of type any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
);
