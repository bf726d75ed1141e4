// The CommonJS throttler imports Nest from inside an ESM cycle; loading Nest first breaks the cycle.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
