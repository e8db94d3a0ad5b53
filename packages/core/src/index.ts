export type * from './model.ts'
export type * from './runtime.ts'
