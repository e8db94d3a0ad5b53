export type * from './model.ts'
export * from './options.ts'
export type * from './runtime.ts'
