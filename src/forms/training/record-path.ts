/** The page of a training record, without its language. */
export const TRAINING_RECORD_PATH = '/forms/training/record';
