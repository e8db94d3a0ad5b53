export { type NodeRuntimeOptions, nodeRuntime } from './node-runtime.ts'
export { openStaging } from './publish/staging.ts'
export { loadReport, REPORT_FILE, saveReport } from './report-file.ts'
