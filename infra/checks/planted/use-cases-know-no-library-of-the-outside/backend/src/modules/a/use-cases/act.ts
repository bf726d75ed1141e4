import { DataSource } from 'typeorm';

export const act = (database: DataSource) => database.transaction(async () => undefined);
