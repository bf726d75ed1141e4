// The CommonJS throttler imports Nest from inside a cycle of ES modules. Loading Nest first breaks the cycle.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
